import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../net/api';
import type { Hint as Told } from '../../protocol/messages';
import { TEXT, head, start, update, welcome } from '../far-end';
import { addKeys } from '../../account/seats';
import Hint from './Hint.svelte';

const LINE = { en: 'I would play: do 1.', fr: 'Je jouerais : do 1.', de: 'Ich: do 1.' };
const hint = (ply: number): Told => ({ ply, actions: [1], lines: [LINE] });

/** A table at which it is our turn, with answers given by the test. */
function sit() {
    const { table, socket } = start();
    socket.say(welcome(4, 2));
    const answers: { give: (told: Told) => void; refuse: (error: Error) => void }[] = [];
    vi.spyOn(api, 'hint').mockImplementation(
        () => new Promise((give, refuse) => answers.push({ give, refuse })),
    );
    render(Hint, { table });
    return { table, socket, answers };
}

const ask = () => fireEvent.click(screen.getByRole('button', { name: 'hint-ask' }));
const panel = () => screen.queryByText(LINE.en);
async function settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
    await tick();
}

beforeEach(() => {
    addKeys('t1', [{ seat: 0, token: 'secret' }]);
    vi.useFakeTimers();
});
afterEach(() => {
    cleanup();
});

describe('a hint', () => {
    it('is asked for the position that is shown, and told', async () => {
        const { answers } = sit();
        await ask();
        expect(api.hint).toHaveBeenCalledWith('t1', 0, 2, 'secret');
        expect(screen.getByText('hint-thinking')).toBeTruthy();
        answers[0]!.give(hint(2));
        await settle();
        expect(panel()).toBeTruthy();
        expect(screen.queryByText('hint-thinking')).toBeNull();
    });

    it('does not come back when a turn is taken back and another is sent', async () => {
        const { socket, answers } = sit();
        await ask();
        answers[0]!.give(hint(2));
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
        answers[0]!.give(hint(2));
        await settle();
        socket.say(update(5, 2, { happened: [] }));
        await settle();
        expect(panel()).toBeNull();
    });

    it('is not told when it comes too late, nor why there is none', async () => {
        const { table, socket, answers } = sit();
        await ask();
        socket.say(update(5, 1, { rewound: true, happened: [] }));
        socket.say(update(6, 2));
        await settle();
        expect(screen.queryByText('hint-thinking')).toBeNull();
        answers[0]!.give(hint(2));
        await settle();
        expect(panel()).toBeNull();
        await ask();
        socket.say(update(7, 3, { table: head(3, 1) }));
        answers[1]!.refuse(new ApiError(400, 'stale', { text: TEXT }));
        await settle();
        expect(table.refusal).toBeNull();
    });

    it('is refused in the server’s words', async () => {
        const { table, answers } = sit();
        await ask();
        answers[0]!.refuse(new ApiError(400, 'hint-soon', { text: TEXT }));
        await settle();
        expect(table.refusal?.text).toEqual(TEXT);
        expect(panel()).toBeNull();
    });
});
