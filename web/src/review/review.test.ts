// A review on its page: figures that add up, bands, and parts that several workers share.
import { describe, expect, it } from 'vitest';
import type { MovePart, Played } from '../../engine/review/document';
import type { Host } from '../engine-host/host';
import type { Deal } from '../local/dealt';
import { bandOrder, bandsOf, change, hundred, points, rating } from './figures';
import { Filling } from './filling.svelte';
import { turningPoints } from '../../engine/review/turning';

const PLAYED: Played = {
    seat: 0,
    moves: 30,
    pr: -5,
    band: [-40, 20],
    own: 1,
    journeyman: 1,
    marks: { inaccuracy: 0, mistake: 0, blunder: 0, find: 0 },
};

describe('figures', () => {
    it('are whole and add up to a hundred, by largest remainder', () => {
        expect(hundred([333_333, 333_333, 333_334])).toEqual([33, 33, 34]);
        expect(hundred([5_000, 995_000])).toEqual([1, 99]);
        expect(hundred([0, 1_000_000])).toEqual([0, 100]);
    });
    it('are points of a hundred in the reader’s way of writing', () => {
        expect(points(54_321, 'en')).toBe('5.4');
        expect(points(54_321, 'de')).toBe('5,4');
        const told = [54_321, -54_321, 400, -499].map((amount) => change(amount, 'de'));
        expect(told).toEqual(['+5,4', '−5,4', '0,0', '0,0']);
    });
    it('say nothing of play where the band is wider than a hundred', () => {
        expect(rating(PLAYED)).toEqual({ pr: '−5', low: '−40', high: '20' });
        expect(rating({ ...PLAYED, band: [-50, 51] })).toBeNull();
        expect(rating({ ...PLAYED, pr: null, band: null })).toBeNull();
    });
});

describe('the chart', () => {
    it('has the reader below, then the others by their result', () => {
        expect(bandOrder([0, 1, 0], [5, 9, 7], 0)).toEqual([0, 1, 2]);
        expect(bandOrder([0, 0, 1], [5, 9, 7], 1)).toEqual([1, 2, 0]);
    });
    it('stacks bands that fill it', () => {
        const columns = [
            { ply: 0, chance: [250_000, 750_000] },
            { ply: 10, chance: [1_000_000, 0] },
        ];
        const scale = { x: (ply: number) => ply, y: (share: number) => 100 * share };
        const [first, second] = bandsOf(columns, [0, 1], scale);
        expect(first!.edge).toBe('M0.0 25.0L10.0 100.0');
        expect(second!.edge).toBe('M0.0 100.0L10.0 100.0');
        expect(first!.area).toBe('M0.0 25.0L10.0 100.0L10.0 0.0L0.0 0.0Z');
    });
});

describe('filling', () => {
    const seats = [0, 1, 0, 1, null, null];
    const asked = { deal: {} as Deal, actions: [], first: 1 };
    /** A worker that notes what it is asked for. */
    function worker(order: number[]): Host {
        const ask = async (name: string, given: unknown) => {
            if (name === 'review') return seats;
            if (name === 'reviewWhole') return { moves: [], whole: given };
            const number = given as number;
            order.push(number);
            return seats[number] === null ? {} : ({ ply: 10 * number } as MovePart);
        };
        return { ask } as unknown as Host;
    }

    it('shares all parts between workers, those of the reader’s seat first', async () => {
        const order: number[] = [];
        const filling = new Filling();
        const found = await filling.fill([worker(order), worker(order)], asked);
        expect(order.slice(0, 2).sort()).toEqual([1, 3]);
        expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5]);
        expect([filling.done, filling.count]).toEqual([6, 6]);
        expect((found as unknown as { whole: unknown[] }).whole).toHaveLength(6);
    });
    it('ends when nobody looks any more', async () => {
        const order: number[] = [];
        const filling = new Filling();
        const coming = filling.fill([worker(order)], asked);
        filling.leave();
        expect(await coming).toBeNull();
        expect(filling.review).toBeNull();
        expect(order.length).toBeLessThan(3);
    });
    it('says when a worker fails', async () => {
        const filling = new Filling();
        const broken = { ask: () => Promise.reject(new Error('no')) } as unknown as Host;
        expect(await filling.fill([broken], asked)).toBeNull();
        expect(filling.failed).toBe(true);
    });
});

describe('a loss without a reason', () => {
    type Why = Pick<MovePart, 'points' | 'sources'>;
    const reason = (mean: number, error: number): Why => ({
        points: [mean, error],
        sources: { gold: [mean, error] },
    });
    const loss = (ply: number, size: number, why = reason(300, 50)) =>
        ({
            ply,
            seat: ply % 2,
            loss: [size, 0],
            missed: [0, 0],
            mark: 'blunder',
            ...why,
        }) as MovePart;
    const said = [3, 4, 5].map((ply) => loss(ply, 100_000 + ply));
    const pliesOf = (moves: MovePart[], mine?: number) =>
        turningPoints(moves, [], mine).map(({ ply }) => ply);

    it.each([reason(300, 200), reason(-300, 50), reason(49, 1)])(
        'counts for half and gives way, as in Python: %o',
        (why) => {
            expect(pliesOf([loss(1, 900_000, why), ...said])).toEqual([3, 4, 5]);
            expect(pliesOf([loss(1, 900_000, why), ...said.slice(1)])).toEqual([1, 4, 5]);
            expect(pliesOf([loss(1, 900_000, why), ...said], 1)).toEqual([1, 3, 4, 5]);
            expect(pliesOf([loss(1, 200_000, why), ...said], 1)).toEqual([3, 4, 5]);
        },
    );
});
