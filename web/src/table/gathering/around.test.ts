import { expect, it } from 'vitest';
import { around } from './around';

it('puts the own seat in front and the others around it in the order of their turns', () => {
    expect(around(2, 1)).toEqual(['back', 'front']);
    expect(around(3, 0)).toEqual(['front', 'left', 'right']);
    expect(around(4, 2)).toEqual(['back', 'right', 'front', 'left']);
    for (const seats of [2, 3, 4])
        for (let own = 0; own < seats; own++) {
            const sides = around(seats, own);
            expect(new Set(sides).size).toBe(seats);
            expect(sides[own]).toBe('front');
        }
});
