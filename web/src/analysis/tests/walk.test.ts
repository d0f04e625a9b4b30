import { beforeEach, describe, expect, it } from 'vitest';
import type { Spot } from '../../engine-host/thinker';
import { Walk } from '../walk.svelte';

/** Two seats decide twice each in turn; action 9 is never allowed. */
function spot(made: readonly number[]): Spot {
    const state = Uint8Array.from(made);
    return { state, turn: Math.floor(made.length / 2) % 2, seen: state, rows: [[made.length]] };
}
let walk: Walk;
beforeEach(() => {
    walk = new Walk(async (state, action) => (action === 9 ? null : spot([...state, action])));
    walk.begin(spot([]), 40);
});
const state = () => [...walk.here!.spot.state];
const steps = () => walk.steps.slice(1).map(({ seat, actions }) => [seat, actions]);

describe('a variation', () => {
    it('goes along a line turn by turn, back, and on again', async () => {
        expect(await walk.along([1, 2, 3, 4, 5])).toBe(true);
        expect([state(), walk.here!.ply]).toEqual([[1, 2], 42]);
        expect(walk.here!.spot.rows).toEqual([[1], [2]]);
        await walk.forward();
        await walk.forward();
        expect(steps()).toEqual([
            [0, [1, 2]],
            [1, [3, 4]],
            [0, [5]],
        ]);
        expect(await walk.forward()).toBe(false);
        walk.back();
        walk.back();
        expect(state()).toEqual([1, 2]);
        expect(await walk.forward()).toBe(true);
        expect([state(), walk.steps.length]).toEqual([[1, 2, 3, 4], 4]);
    });

    it('ends where the line is not allowed in its world', async () => {
        await walk.along([1, 2, 9, 4]);
        expect(await walk.forward()).toBe(false);
        expect(state()).toEqual([1, 2]);
    });

    it('takes a choice in place of what followed', async () => {
        await walk.along([1, 2, 3, 4]);
        await walk.forward();
        walk.jump(1);
        expect(await walk.choose(7)).toBe(true);
        expect(steps()).toEqual([
            [0, [1, 2]],
            [1, [7]],
        ]);
        expect(await walk.choose(9)).toBe(false);
        expect(await walk.forward()).toBe(false); // the line of before is left
    });

    it('goes on along the line after a choice that belongs to it', async () => {
        await walk.along([1, 2, 3, 4]);
        await walk.choose(3);
        await walk.forward();
        expect(steps().at(-1)).toEqual([1, [4]]);
    });

    it('keeps the chance of a step', async () => {
        await walk.along([1, 2]);
        walk.tell(1, 0.4);
        expect(walk.steps.map(({ chance }) => chance)).toEqual([null, 0.4]);
    });
});
