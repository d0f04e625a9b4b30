import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
    FakeSocket,
    TEXT,
    action,
    head,
    position,
    preview,
    start,
    update,
    welcome,
} from './far-end';
import type { Thinking } from '../protocol/messages';
import { waitingFor } from './foot/waiting';
import { addKeys } from '../account/seats';

beforeEach(() => {
    addKeys('t1', [{ seat: 0, token: 'secret' }]);
    vi.useFakeTimers();
});

const thinking = (ahead: number, waits_for_room = false): Thinking => ({
    type: 'thinking',
    seat: 1,
    bot: 'grandmaster',
    ahead,
    seconds: 2,
    waits_for_room,
});

describe('a table over its socket', () => {
    it('says hello with its tokens and shows what it is welcomed with', () => {
        const { table, socket } = start();
        expect(socket.last('hello')).toEqual({
            type: 'hello',
            tokens: ['secret'],
            since: null,
        });
        socket.say(welcome(4, 2));
        expect(table.myTurn).toBe(true);
        expect(table.log.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    });

    it('goes on with updates, and asks again after a hole in their numbers', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        socket.say(update(5, 3));
        expect(table.log.length).toBe(4);
        socket.say(update(7, 5));
        expect(table.position?.ply).toBe(3);
        expect(socket.sent.filter(({ type }) => type === 'hello').length).toBe(2);
        socket.say(update(5, 3));
        expect(table.log.length).toBe(4);
    });

    it('forgets what was taken back', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        socket.say(update(5, 1, { rewound: true, happened: [] }));
        expect(table.log.map(({ ply }) => ply)).toEqual([0, 1]);
    });

    it('sends a turn as one step and waits for its acknowledgement', async () => {
        const { table, socket, asked } = start();
        socket.say(welcome(4, 2));
        const chosen = table.turn.choose(action(1));
        expect(asked[0]).toMatchObject({ ply: 2, seat: 0, actions: [1] });
        asked[0]!.answer(preview(position(3, 1), 'turn'));
        await chosen;
        await table.turn.done();
        const act = socket.last('act');
        expect([act.ply, act.seat, act.actions]).toEqual([2, 0, [1]]);
        expect(table.sending).toBe(act.key);
        socket.say(update(5, 3, { key: act.key, table: head(3, 1) }));
        expect(table.sending).toBeNull();
        expect(table.turn.empty).toBe(true);
    });

    it('sends again under the same key what was on its way when the line broke', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        table.turn.say('lay mill red');
        const { key } = socket.last('say');
        socket.close();
        expect(table.line).toBe('offline');
        vi.advanceTimersByTime(1000);
        const second = FakeSocket.all.at(-1)!.open();
        expect(second).not.toBe(socket);
        expect(second.sent.map(({ type }) => type)).toEqual(['hello', 'say']);
        expect(second.last('say').key).toBe(key);
        second.say(update(5, 3, { key }));
        second.close();
        vi.advanceTimersByTime(5000);
        expect(
            FakeSocket.all
                .at(-1)!
                .open()
                .sent.map(({ type }) => type),
        ).toEqual(['hello']);
    });

    it('waits longer each time, and not when it was closed', () => {
        const { stop } = start();
        FakeSocket.all[0]!.close();
        vi.advanceTimersByTime(600);
        expect(FakeSocket.all.length).toBe(2);
        FakeSocket.all[1]!.close();
        vi.advanceTimersByTime(550);
        expect(FakeSocket.all.length).toBe(2);
        vi.advanceTimersByTime(600);
        expect(FakeSocket.all.length).toBe(3);
        stop();
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all.length).toBe(3);
    });

    it('takes a line that has gone silent for broken', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        vi.advanceTimersByTime(45_000);
        expect(socket.sent.filter(({ type }) => type === 'ping').length).toBe(2);
        socket.say({ type: 'pong' });
        vi.advanceTimersByTime(40_000);
        expect(table.line).toBe('open');
        vi.advanceTimersByTime(15_000);
        expect(table.line).toBe('offline');
    });

    it('waits for no acknowledgement of the chat', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        table.write('hello');
        expect(socket.last('chat').text).toBe('hello');
        expect(table.sending).toBeNull();
        socket.close();
        vi.advanceTimersByTime(1000);
        expect(
            FakeSocket.all
                .at(-1)!
                .open()
                .sent.map(({ type }) => type),
        ).toEqual(['hello']);
    });

    it('tells why something was refused until the next choice', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        const no = { type: 'refused', key: null, code: 'stale', clause: null, version: 4 } as const;
        socket.say({ ...no, text: TEXT });
        expect(table.refusal?.text).toEqual(TEXT);
        void table.turn.choose(action(2));
        expect(table.refusal).toBeNull();
    });

    it('is lost when the server knows no such table', () => {
        const { table, socket } = start();
        const no = { type: 'refused', key: null, code: 'no-such-table', clause: null } as const;
        socket.say({ ...no, version: 0, text: TEXT });
        expect(table.lost?.text).toEqual(TEXT);
    });

    it('makes a draft of before a reload again', async () => {
        sessionStorage.setItem('polis.draft.t1', JSON.stringify({ ply: 2, seat: 0, actions: [2] }));
        const { table, socket, asked } = start();
        socket.say(welcome(4, 2));
        asked[0]!.answer(preview(position(3), null));
        await vi.waitFor(() => expect(table.turn.actions).toEqual([2]));
    });

    it('shows no hand at a shared screen before somebody asks for it', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2, [0, 1], 0));
        expect(table.position).toBeNull();
        expect(socket.last('look').seat).toBeNull();
        socket.say(welcome(4, 2, [0, 1], null));
        expect(table.viewer).toBeNull();
        table.seeAs(0);
        socket.say(welcome(4, 2, [0, 1], 0));
        expect(table.myTurn).toBe(true);
    });

    it('tells who waits whether a bot thinks or waits, until the next position comes', () => {
        const { table, socket } = start();
        const told = () => waitingFor('Violet', table.thinking);
        socket.say(welcome(4, 2));
        expect(told()).toContain('asked-waiting');
        socket.say(thinking(3));
        expect(told()).toContain('asked-queued');
        socket.say(thinking(0, true));
        expect(told()).toContain('asked-room');
        socket.say(thinking(0));
        expect(told()).toContain('asked-thinking');
        socket.say(update(5, 3));
        expect(told()).toContain('asked-waiting');
    });

    it('keeps what came as it came, the last forty messages in order', () => {
        const { table, socket } = start();
        for (let n = 0; n < 50; n++) socket.onmessage?.({ data: `{"type":"pong","n":${n}}  ` });
        expect(table.received.length).toBe(40);
        expect(table.received[0]![1]).toBe('{"type":"pong","n":10}  ');
        expect(table.received.at(-1)![1]).toBe('{"type":"pong","n":49}  ');
    });
});
