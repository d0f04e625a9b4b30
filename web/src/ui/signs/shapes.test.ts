import { describe, expect, it } from 'vitest';
import { city, HEIGHT, WIDTH } from './city';
import { area, cut, inset, type Shape } from './shapes';

const SQUARE: Shape = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
];

describe('the plan of a city', () => {
    it('cuts a shape into two that together are the whole', () => {
        const [one, other] = cut(SQUARE, [4, 4], 0.3);
        expect(area(one) + area(other)).toBeCloseTo(100);
    });

    it('draws a shape in from its border, to nothing at last', () => {
        expect(area(inset(SQUARE, 1))).toBeCloseTo(64);
        expect(inset(SQUARE, 5)).toEqual([]);
    });

    it('is always the same city', () => {
        expect(city(7)).toEqual(city(7));
        expect(city(7)).not.toEqual(city(8));
    });

    it('has houses enough, inside the picture', () => {
        const { houses } = city();
        expect(houses.length).toBeGreaterThan(150);
        const numbers = houses.flatMap(({ lit }) => (lit ? [lit] : []));
        expect(numbers.every(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)).toBe(true);
    });
});
