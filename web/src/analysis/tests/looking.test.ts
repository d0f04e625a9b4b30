import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../engine/thinking/deepening';
import type { Analysed } from '../../engine-host/thinker';
import { Looking } from '../looking.svelte';

const question = (first: number): Question => ({
    record: Uint8Array.of(first),
    isOpen: false,
    played: [],
});
const depth = (looks: number, isDone = false): Analysed => ({
    seat: 0,
    looks,
    worlds: 0,
    shares: [1],
    lines: [],
    isDone,
    unit: 'points',
});

/** Somebody who looks, and a thinker whose answers the test gives. */
let asked: { of: Question; give: (depth: Analysed | null) => void; fail: () => void }[];
let stop: ReturnType<typeof vi.fn<() => void>>;
let looking: Looking;
beforeEach(() => {
    asked = [];
    stop = vi.fn<() => void>();
    const deepen = (of: Question) =>
        new Promise<Analysed | null>((give, reject) =>
            asked.push({ of, give, fail: () => reject(new Error('no')) }),
        );
    looking = new Looking(() => ({ deepen, stop }));
});
const settle = () => new Promise((done) => setTimeout(done));
async function answer(found: Analysed | null) {
    asked.at(-1)!.give(found);
    await settle();
}

describe('an analysis', () => {
    it('gets deeper step by step until it is done', async () => {
        looking.look(question(1));
        await answer(depth(100));
        expect([looking.now?.looks, asked.length]).toEqual([100, 2]);
        await answer(depth(400, true));
        expect([looking.now?.looks, asked.length]).toEqual([400, 2]);
        looking.wake();
        expect(asked).toHaveLength(2);
    });

    it('rests while the page is hidden, and goes on with the same question', async () => {
        looking.look(question(1));
        await answer(depth(100));
        looking.rest();
        expect(stop).toHaveBeenCalled();
        await answer(null);
        expect(asked).toHaveLength(2);
        expect(looking.now?.looks).toBe(100);
        looking.wake();
        expect(asked).toHaveLength(3);
        expect(asked[2]!.of).toEqual(question(1));
        await answer(depth(400));
        expect(looking.now?.looks).toBe(400);
    });

    it('does not begin while the page is hidden', () => {
        looking.rest();
        looking.look(question(1));
        expect(asked).toHaveLength(0);
        looking.wake();
        expect(asked).toHaveLength(1);
    });

    it('shows nothing of a position that was left', async () => {
        looking.look(question(1));
        looking.look(question(2));
        expect(asked.map(({ of }) => of.record[0])).toEqual([1, 2]);
        asked[0]!.give(depth(100));
        await settle();
        expect(looking.now).toBeNull();
        asked[1]!.give(depth(400));
        await settle();
        expect(looking.now?.looks).toBe(400);
        looking.look(null);
        expect(looking.now).toBeNull();
    });

    it('says that it failed, and can begin again', async () => {
        looking.look(question(1));
        asked[0]!.fail();
        await settle();
        expect(looking.failed).toBe(true);
        looking.look(question(1));
        expect([looking.failed, asked.length]).toEqual([false, 2]);
    });
});
