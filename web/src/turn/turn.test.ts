import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewResult } from '../engine-host/results';
import { END, action, position, preview, start, update, welcome } from '../table/far-end';
import { GRACE } from './turn.svelte';
import { addKeys } from '../account/seats';
import { settings } from '../settings/settings.svelte';

beforeEach(() => {
    addKeys('t1', [{ seat: 0, token: 'secret' }]);
});
afterEach(() => {
    settings.set('pause', false);
    settings.set('sends', false);
});

/** A table with three choices, whose game declines by `end`. */
function table() {
    const { table, socket, asked } = start();
    table.turn.play({
        closing: (legal) => legal.find(({ n }) => n === END) ?? null,
        keeps: () => true,
    });
    const first = welcome(4, 2);
    socket.say({ ...first, position: { ...first.position!, legal: [1, 2, 3] } });
    /** Answer the last preview: what is legal after it, or why it stops. */
    const answer = async (legal: number[], stops: PreviewResult['stops'] = null) => {
        const last = asked.at(-1)!;
        last.answer(preview({ ...position(2 + last.actions.length), legal }, stops));
        await vi.waitFor(() => expect(table.turn.waiting).toBe(false));
    };
    return { table, socket, answer, asked };
}

describe('Done', () => {
    it('cannot be pressed before anything is complete', async () => {
        const { table: one, answer } = table();
        expect(one.turn.able).toBe(false);
        void one.turn.choose(action(1));
        await answer([4, 5]);
        expect(one.turn.able).toBe(false);
    });

    it('declines what need not be done, and sends', async () => {
        const { table: one, socket, answer } = table();
        void one.turn.choose(action(1));
        await answer([4, 5, END]);
        expect([one.turn.able, one.turn.whole]).toEqual([true, false]);
        const done = one.turn.done();
        await answer([], 'turn');
        await done;
        expect(socket.last('act').actions).toEqual([1, END]);
    });

    it('warns of what comes to light once a game', async () => {
        const { table: one, answer } = table();
        void one.turn.choose(action(1));
        await answer([], 'reveals');
        expect(one.turn.warns).toBe(true);
        await one.turn.done();
        expect(one.turn.warns).toBe(false);
        expect(one.turn.stops).toBe('reveals');
    });

    it('takes what the hand has put together', async () => {
        const { table: one, socket, answer } = table();
        one.turn.offer(action(3));
        expect(one.turn.whole).toBe(true);
        const done = one.turn.done();
        await answer([], 'turn');
        await done;
        expect(socket.last('act').actions).toEqual([3]);
    });

    /** Sends a choice that reveals something; it is still the player's turn afterwards. */
    async function reveal(keep: boolean) {
        const { table: one, socket, answer, asked } = table();
        void one.turn.choose(action(1));
        await answer([], 'reveals');
        expect(one.turn.keepable).toBe(!settings.now.pause);
        await one.turn.done(keep);
        const { key } = socket.last('act');
        socket.say(update(5, 3, { key, position: { ...position(3), legal: [6, END] } }));
        return { one, socket, answer, asked };
    }

    it('ends the turn too when a card has come to light', async () => {
        const { socket, answer, asked } = await reveal(false);
        await vi.waitFor(() => expect(asked.at(-1)!.actions).toEqual([END]));
        await answer([], 'turn');
        await vi.waitFor(() => expect(socket.last('act').actions).toEqual([END]));
    });

    it.each([
        [true, false],
        [false, true],
    ])('keeps the turn if one asks for it (%s) or has set a pause (%s)', async (keep, pause) => {
        settings.set('pause', pause);
        const { one, socket } = await reveal(keep);
        await new Promise((go) => setTimeout(go, 20));
        expect(socket.last('act').actions).toEqual([1]);
        expect(one.turn.empty).toBe(true);
        expect(one.turn.able).toBe(true);
    });
});

describe('a turn that is sent without Done', () => {
    /** Its last choice is made; what has been sent after this many milliseconds. */
    async function settle(prepare: (one: ReturnType<typeof table>['table']) => void = () => {}) {
        const { table: one, socket, answer } = table();
        void one.turn.choose(action(1));
        await answer([], 'reveals');
        prepare(one);
        vi.useFakeTimers();
        const stop = one.turn.run();
        const sent = (after: number) => {
            vi.advanceTimersByTime(after);
            return socket.sent.filter(({ type }) => type === 'act').length;
        };
        return { one, stop, sent };
    }

    it('waits for Done unless that is wished for', async () => {
        const { one, sent } = await settle();
        expect([one.turn.running, sent(9 * GRACE)]).toEqual([false, 0]);
    });

    it('goes a moment after the last choice', async () => {
        settings.set('sends', true);
        const { one, sent } = await settle();
        expect([one.turn.running, sent(GRACE - 1)]).toEqual([true, 0]);
        expect(sent(1)).toBe(1);
    });

    it('stays when that is stopped, and when it was chosen at an earlier visit', async () => {
        settings.set('sends', true);
        const { one, stop, sent } = await settle();
        stop();
        one.turn.stay();
        one.turn.run();
        expect([one.turn.running, sent(9 * GRACE)]).toEqual([false, 0]);
        vi.useRealTimers();
        const again = await settle((other) => other.turn.stay([1]));
        expect([again.one.turn.running, again.sent(9 * GRACE)]).toEqual([false, 0]);
    });
});
