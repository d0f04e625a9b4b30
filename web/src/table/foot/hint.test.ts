import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advised } from '../../engine-host/thinker';
import * as thinking from '../../engine-host/thinking';
import { head, start, update, welcome } from '../far-end';
import Hint from './Hint.svelte';

const ADVISED: Advised = {
    seat: 0,
    options: [{ actions: [1], visits: 30, shares: [0.6, 0.4] }],
    line: [],
    simulations: 42,
    gain: null,
    unit: 'points',
};
const SIGHT = { game: 'go', at: undefined, record: new Uint8Array(8), ply: 2 };

/** A table at which it is our turn, with advice given by the test. */
function sit() {
    const { table, socket } = start();
    socket.say(welcome(4, 2));
    vi.spyOn(table, 'sight', 'get').mockReturnValue(SIGHT);
    const answers: { give: (told: Advised | null) => void; fail: (error: Error) => void }[] = [];
    vi.spyOn(thinking, 'advice').mockImplementation(
        () => new Promise((give, fail) => answers.push({ give, fail })),
    );
    vi.spyOn(thinking, 'stop');
    render(Hint, { table });
    return { table, socket, answers };
}

const ask = () => fireEvent.click(screen.getByRole('button', { name: 'hint-ask' }));
const panel = () => screen.queryByText(/42/);
async function settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    await tick();
}

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
});

describe('a hint', () => {
    it('is thought out for the position that is shown, and told', async () => {
        const { answers } = sit();
        await ask();
        expect(thinking.advice).toHaveBeenCalledWith(SIGHT);
        expect(screen.getByText('hint-thinking')).toBeTruthy();
        answers[0]!.give(ADVISED);
        await settle();
        expect(panel()).toBeTruthy();
        expect(screen.queryByText('hint-thinking')).toBeNull();
    });

    it('speaks to the reader, and not of a seat', async () => {
        const { answers } = sit();
        await ask();
        answers[0]!.give(ADVISED);
        await settle();
        expect(screen.getByText(/name-you 60 %/)).toBeTruthy();
    });

    it('does not come back when a turn is taken back and another is sent', async () => {
        const { socket, answers } = sit();
        await ask();
        answers[0]!.give(ADVISED);
        await settle();
        expect(panel()).toBeTruthy();
        socket.say(update(5, 1, { rewound: true, happened: [] }));
        await settle();
        expect(panel()).toBeNull();
        socket.say(update(6, 2));
        await settle();
        expect(panel()).toBeNull();
    });

    it('is gone when anything has happened at the table', async () => {
        const { socket, answers } = sit();
        await ask();
        answers[0]!.give(ADVISED);
        await settle();
        socket.say(update(5, 2, { happened: [] }));
        await settle();
        expect(panel()).toBeNull();
    });

    it('is stopped when it would come too late, and then neither it nor its failure shows', async () => {
        const { table, socket, answers } = sit();
        await ask();
        expect(thinking.stop).not.toHaveBeenCalled();
        socket.say(update(5, 1, { rewound: true, happened: [] }));
        socket.say(update(6, 2));
        await settle();
        expect(thinking.stop).toHaveBeenCalled();
        expect(screen.queryByText('hint-thinking')).toBeNull();
        answers[0]!.give(null);
        await settle();
        expect(panel()).toBeNull();
        await ask();
        socket.say(update(7, 3, { table: head(3, 1) }));
        answers[1]!.fail(new Error('no line'));
        await settle();
        expect(table.refusal).toBeNull();
    });

    it('that cannot be found is said to be so', async () => {
        const { table, answers } = sit();
        await ask();
        answers[0]!.fail(new Error('no weights'));
        await settle();
        expect(table.refusal?.text).toEqual({ en: 'error-offline' });
        expect(panel()).toBeNull();
    });

    it('is not given against somebody who is away', async () => {
        const { table, socket } = sit();
        const { seats, ...rest } = head(2, 0);
        const away = seats.map((seat, i) => (i ? { ...seat, kind: 'bot', away: true } : seat));
        socket.say(update(5, 2, { table: { ...rest, seats: away as typeof seats } }));
        await settle();
        await ask();
        expect(thinking.advice).not.toHaveBeenCalled();
        expect(table.refusal?.text).toEqual({ en: 'hint-others' });
    });
});
