import { describe, expect, it } from 'vitest';
import { around, type Box, bubble, overlap, placed } from './placing';

const BOARD: Box = { x: 100, y: 50, w: 800, h: 600 };
const SIZE = { w: 260, h: 70 };

describe('a caption', () => {
    it('is never over its place and always within the board', () => {
        for (let x = 100; x <= 860; x += 38)
            for (let y = 50; y <= 610; y += 40) {
                const place = { x, y, w: 40, h: 40 };
                const box = placed(place, SIZE, BOARD);
                expect([x, y, overlap(box, place)]).toEqual([x, y, 0]);
                expect(box.x).toBeGreaterThanOrEqual(BOARD.x);
                expect(box.y).toBeGreaterThanOrEqual(BOARD.y);
                expect(box.x + box.w).toBeLessThanOrEqual(BOARD.x + BOARD.w);
                expect(box.y + box.h).toBeLessThanOrEqual(BOARD.y + BOARD.h);
            }
    });

    it('goes to another side rather than over a square that may be chosen', () => {
        const place = { x: 400, y: 300, w: 50, h: 50 };
        const free = placed(place, SIZE, BOARD);
        const taken = placed(place, SIZE, BOARD, [free]);
        expect(overlap(taken, free)).toBe(0);
        expect(overlap(taken, place)).toBe(0);
    });

    it('has a tail that ends at its place', () => {
        const place = { x: 400, y: 300, w: 50, h: 50 };
        for (const [x, y] of [
            [500, 290],
            [100, 290],
            [300, 200],
            [300, 400],
        ] as const) {
            const points = bubble({ x, y, ...SIZE }, place).match(/L(-?[\d.]+) (-?[\d.]+)/g) ?? [];
            const ends = points.map((point) => point.slice(1).split(' ').map(Number));
            const touches = ends.some(
                ([px = 0, py = 0]) => px >= 400 && px <= 450 && py >= 300 && py <= 350,
            );
            expect([x, y, touches]).toEqual([x, y, true]);
        }
    });

    it('stands around all places of a step', () => {
        expect(around([])).toBeNull();
        expect(
            around([
                { x: 1, y: 2, w: 3, h: 4 },
                { x: 5, y: 0, w: 1, h: 1 },
            ]),
        ).toEqual({ x: 1, y: 0, w: 5, h: 6 });
    });
});
