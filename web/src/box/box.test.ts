// The drawing of a box in sections, the lines around a fault, and the file that this browser keeps.
import { beforeEach, expect, it, vi } from 'vitest';
import { keepBox, keptBox } from './kept';
import { excerpt, sectionsOf } from './sections';

beforeEach(() => localStorage.clear());

it('a drawing is split at its titles, and its marks stand apart', () => {
    const drawing =
        'A box\nid mine\n\nBoard [rulebook]\n  3 rows [source, reconstructed]\n\n  . .\n';
    expect(sectionsOf(drawing)).toEqual([
        { title: 'A box', parts: ['id mine'] },
        { title: 'Board [rulebook]', parts: ['  3 rows ', '[source, reconstructed]', '\n\n  . .'] },
    ]);
});

it.each([
    [1, [1, 2, 3]],
    [4, [2, 3, 4, 5]],
    [9, []],
])('a fault on line %i is shown with the lines around it', (line, numbers) => {
    const lines = excerpt('a\nb\nc\nd\ne', line);
    expect(lines.map(({ number }) => number)).toEqual(numbers);
    expect(lines.every(({ number, text }) => text === 'abcde'[number - 1])).toBe(true);
});

it('a file is kept for its game until it is removed', () => {
    expect(keepBox('chess', 'id = 1')).toBe(true);
    keepBox('go', 'id = 2');
    expect([keptBox('chess'), keptBox('go')]).toEqual(['id = 1', 'id = 2']);
    keepBox('chess', null);
    expect([keptBox('chess'), keptBox('go')]).toEqual([null, 'id = 2']);
});

it('a browser without room says so', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
    });
    expect(keepBox('chess', 'id = 1')).toBe(false);
    full.mockRestore();
});
