import { expect, it } from 'vitest';
import { letterAt } from '../draw/drawing';

it.each(['papyrus', 'silver', 'iron', 'stone'])(
    'the letter of %s can be read at the size of a line of goods',
    (name) => {
        for (const size of [20, 22, 26]) {
            const letter = letterAt(name, size)!;
            expect((letter.size * size) / 24).toBeGreaterThanOrEqual(11);
            expect(letter.size).toBeLessThanOrEqual(15);
        }
    },
);

it('leaves out a letter that would be a smudge, and has it where there is room', () => {
    expect(letterAt('token', 15)).toBeNull();
    expect(letterAt('tax-collector', 36)).not.toBeNull();
    expect(letterAt('gold', 20)).toBeNull();
});
