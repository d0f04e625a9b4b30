import { describe, expect, it } from 'vitest';
import { linePath, scaleOf, ticks } from './chart';
import { decisive, placesOf } from './review';
import { clampView, pinch, zoomAt } from '../table/board/zoom';

const SIZE = { width: 400, height: 300 };

describe('the board larger and smaller', () => {
    it('keeps the point under the pointer', () => {
        const at = { x: 100, y: 60 };
        const view = zoomAt({ scale: 1, x: 0, y: 0 }, 2, at, SIZE);
        expect((at.x - view.x) / view.scale).toBeCloseTo(100);
        expect((at.y - view.y) / view.scale).toBeCloseTo(60);
    });

    it('shows no empty strip and is never smaller than fitting', () => {
        expect(clampView({ scale: 2, x: 50, y: -900 }, SIZE)).toEqual({ scale: 2, x: 0, y: -300 });
        expect(clampView({ scale: 0.5, x: 9, y: 9 }, SIZE)).toEqual({ scale: 1, x: 0, y: 0 });
    });

    it('grows with the distance of two fingers', () => {
        const other = { x: 100, y: 100 };
        const view = pinch(
            { scale: 1, x: 0, y: 0 },
            { x: 150, y: 100 },
            { x: 200, y: 100 },
            other,
            SIZE,
        );
        expect(view.scale).toBe(2);
    });
});

describe('the chart of the scores', () => {
    const marks = [0, 4, 4, 8].map((score, ply) => ({ ply, scores: [score] }));

    it('draws a line through the scores', () => {
        const box = { width: 30, height: 8, left: 0, right: 0, top: 0, bottom: 0 };
        const line = 'M0.0 8.0L10.0 4.0L20.0 4.0L30.0 0.0';
        expect(linePath(marks, 0, scaleOf(marks, box))).toBe(line);
    });

    it('has round numbers at its side', () => {
        expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40]);
        expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    });
});

describe('places at the end', () => {
    it('go by score, and winners of a tie-break stand first', () => {
        const result = { ending: 'goods', scores: [20, 31, 31], winners: [2] };
        expect(placesOf(result)).toEqual([
            { seat: 2, place: 1, score: 31 },
            { seat: 1, place: 2, score: 31 },
            { seat: 0, place: 3, score: 20 },
        ]);
    });

    it('are shared by who shares the victory', () => {
        const places = placesOf({ ending: 'shared', scores: [9, 9], winners: [0, 1] });
        expect(places.map(({ place }) => place)).toEqual([1, 1]);
    });
});

describe('what a game was won by', () => {
    const places = placesOf({ ending: 'end', scores: [30, 41, 20], winners: [1] });
    const red = { name: 'red', points: [20, 25, 0] };
    const black = { name: 'black', points: [10, 16, 20] };

    it('is the source of the greatest lead over the second', () => {
        expect(decisive([red, black], places)).toEqual({ ...black, seat: 1, more: 6, than: 0 });
    });

    it('is nothing where two have won together, or where nobody was ahead', () => {
        const equal = placesOf({ ending: 'end', scores: [9, 9], winners: [0, 1] });
        expect(decisive([red], equal)).toBeNull();
        expect(decisive([{ name: 'olive', points: [2, 1, 0] }], places)).toBeNull();
        expect(decisive([], places)).toBeNull();
    });
});
