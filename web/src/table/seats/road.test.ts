import { describe, expect, it } from 'vitest';
import { farOn, lanes, stoneOf } from './road';

describe('the road of points', () => {
    it('has a stone for each point, and begins again past its end', () => {
        expect([0, 37, 60, 61, 75, 120, 121].map((points) => stoneOf(points, 60))).toEqual([
            0, 37, 60, 1, 15, 60, 1,
        ]);
        expect([60, 61].map((points) => farOn(points, 60))).toEqual([false, true]);
        expect(stoneOf(-2, 60)).toBe(0);
    });

    it('shows every pawn where points are equal', () => {
        for (const points of [
            [5, 5],
            [7, 7, 7],
            [9, 9, 9, 9],
            [4, 9, 4, 9],
        ]) {
            const at = lanes(points).map((lane, seat) => `${points[seat]} ${lane}`);
            expect(new Set(at).size).toBe(points.length);
        }
        expect(lanes([1, 2, 3])).toEqual([0, 0, 0]);
    });
});
