// The drawing of a box in sections, and the lines around a fault.
import { expect, it } from 'vitest';
import { excerpt, sectionsOf } from './sections';

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
