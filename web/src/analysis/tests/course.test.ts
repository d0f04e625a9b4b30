import { expect, it } from 'vitest';
import type { Spot } from '../../engine-host/thinker';
import { finished } from '../course';
import { barsOf, isAsGood, percents } from '../panel/figures';
import type { Line } from '../../../engine/thinking/deepening';

const spots = [0, 0, 1, 0, null].map((turn, ply): Spot => {
    return { turn, state: Uint8Array.of(ply), seen: Uint8Array.of(ply, 9), rows: [] };
});
const course = finished({ spots, actions: [10, 11, 12, 13] });

it('a turn was played to its end, and no further', async () => {
    expect(await course.at(0)).toMatchObject({ turn: 0, eyes: 0, played: [10, 11] });
    expect(await course.at(1)).toMatchObject({ turn: 0, played: [11] });
    expect(await course.at(2)).toMatchObject({ turn: 1, eyes: 1, played: [12], ply: 2 });
    expect((await course.at(2)).seen).toEqual(Uint8Array.of(2, 9));
});

it('after the end nobody is to act, and nothing comes later', async () => {
    expect(await course.at(99)).toMatchObject({ ply: 4, turn: null, played: [] });
});

it('chances are whole figures that sum to 100', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.376, 0.254, 0.225, 0.145])).toEqual([38, 25, 23, 14]);
    expect(percents([])).toEqual([]);
});

const line = (share: number, loss: Line['loss'], error = 0.02): Line => ({
    actions: [],
    course: [],
    verdict: { shares: [share, 1 - share], error },
    loss,
    gain: null,
    isPlayed: false,
});

it('lines lie on one scale, from the worst with its error to the best', () => {
    const [best, worst] = barsOf([line(0.5, null), line(0.3, null)], 0);
    expect(best!.high).toBe(1);
    expect(worst!.low).toBe(0);
    expect(worst!.middle).toBeCloseTo(0.02 / 0.24);
    expect(barsOf([{ ...line(0.5, null), verdict: null }], 0)).toEqual([null]);
});

it('a line is as good as the best while the difference may be chance', () => {
    expect(isAsGood(line(0.4, { mean: 0.02, error: 0.01 }))).toBe(true);
    expect(isAsGood(line(0.4, { mean: 0.021, error: 0.01 }))).toBe(false);
    expect(isAsGood(line(0.4, { mean: 0, error: 0 }))).toBe(true);
    expect(isAsGood(line(0.4, { mean: 0.0004, error: 0 }))).toBe(true);
});
