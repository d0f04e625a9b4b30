// Where the ring of a thing hangs.
import { expect, it } from 'vitest';
import { quietCorner } from '../draw/corner';
import { U } from '../draw/pen';
import { COLUMNS } from '../model/squares';

const square = (row: number, column: number) => row * COLUMNS + column;

it('a ring hangs at the top left corner of a thing that stands alone', () => {
    expect(
        quietCorner(
            [
                [4, 3],
                [4, 4],
            ],
            new Set(),
        ),
    ).toEqual([3 * U, 4 * U]);
});

it('it goes where nothing touches', () => {
    const beside = new Set([square(3, 2), square(3, 5), square(5, 2)]);
    expect(
        quietCorner(
            [
                [4, 3],
                [4, 4],
            ],
            beside,
        ),
    ).toEqual([5 * U, 5 * U]);
});

it('squares of its own do not count, and an inner corner is none', () => {
    const angle: [number, number][] = [
        [0, 1],
        [1, 0],
        [1, 1],
    ];
    const own = new Set(angle.map(([row, column]) => square(row, column)));
    expect(quietCorner(angle, own)).toEqual([U, 0]);
    expect(quietCorner(angle, new Set([...own, square(0, 2), square(0, 0)]))).toEqual([0, 2 * U]);
});
