import { expect, it } from 'vitest';
import { letterSize } from '../draw/drawing';

it.each(['papyrus', 'silver', 'iron', 'stone'])(
    'the letter of %s can be read at the size of a line of goods',
    (name) => {
        for (const size of [20, 22, 26]) {
            const letter = letterSize(name, size)!;
            expect((letter * size) / 24).toBeGreaterThanOrEqual(11);
            expect(letter).toBeLessThanOrEqual(15);
        }
    },
);

it('leaves out a letter that would be a smudge, and has it where there is room', () => {
    expect(letterSize('token', 15)).toBeNull();
    expect(letterSize('tax-collector', 36)).not.toBeNull();
    expect(letterSize('gold', 20)).toBeNull();
});
