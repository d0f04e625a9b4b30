import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
    ClientMessage,
    Happened,
    Position,
    PreviewResult,
    ServerMessage,
    TableHead,
    Update,
    Welcome,
} from '../protocol/messages';
import { addKeys } from './keys';
import { Table } from './table.svelte';

const TEXT = { en: 'no', fr: 'non', de: 'nein' };

/** A socket whose other end is the test. */
class FakeSocket {
    static all: FakeSocket[] = [];
    readyState: number = WebSocket.CONNECTING;
    sent: ClientMessage[] = [];
    onopen: () => void = () => {};
    onmessage: (event: { data: string }) => void = () => {};
    onclose: () => void = () => {};

    constructor() {
        FakeSocket.all.push(this);
    }
    open(): this {
        this.readyState = WebSocket.OPEN;
        this.onopen();
        return this;
    }
    say(message: ServerMessage): void {
        this.onmessage({ data: JSON.stringify(message) });
    }
    send(data: string): void {
        this.sent.push(JSON.parse(data) as ClientMessage);
    }
    close(): void {
        this.readyState = WebSocket.CLOSED;
        this.onclose();
    }
    last<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> {
        const found = this.sent.findLast((message) => message.type === type);
        if (!found) throw new Error(`no ${type} was sent`);
        return found as Extract<ClientMessage, { type: T }>;
    }
}

function head(ply: number, turn = 0): TableHead {
    const seat = { bot: null, ready: true, online: true, clock_ms: null, kind: 'person' } as const;
    return {
        id: 't1',
        game: 'arkadia',
        options: {},
        status: 'playing',
        seats: [
            { ...seat, name: 'Ada' },
            { ...seat, name: 'Bo' },
        ],
        clock: { kind: 'none', base_s: 0, increment_s: 0 },
        listed: false,
        spectators: true,
        chat: true,
        take_backs: true,
        created: '2024-01-01T00:00:00+00:00',
        commitment: 'c',
        secret: null,
        ply,
        turn,
        undo_to: null,
        reset_to: null,
        offer: null,
        result: null,
    };
}

function position(ply: number, turn = 0): Position {
    const legal = [1, 2].map((n) => ({ n, text: `do ${n}`, verb: 'do', parts: [] }));
    return { ply, view: {}, phase: 'must', turn, question: TEXT, legal, scores: [0, 0] };
}

const event = (ply: number): Happened => ({ ply, kind: 'done', fields: {}, text: TEXT });

function welcome(version: number, ply: number, held = [0], viewer: number | null = 0): Welcome {
    const happened = Array.from({ length: ply + 1 }, (_, i) => event(i));
    const told = { version, table: head(ply), held, viewer, happened, chat: [] };
    return { type: 'welcome', position: position(ply), ...told };
}

function update(version: number, ply: number, more: Partial<Update> = {}): Update {
    const told = { version, table: head(ply), position: position(ply), happened: [event(ply)] };
    return { type: 'update', key: null, viewer: 0, rewound: false, ...told, ...more };
}

function preview(id: number, at: Position, stops: PreviewResult['stops']): PreviewResult {
    return { type: 'preview', id, position: at, happened: [event(at.ply)], stops, refused: null };
}

function start(): { table: Table; socket: FakeSocket; stop: () => void } {
    const table = new Table('t1', () => new FakeSocket() as unknown as WebSocket);
    const stop = table.start();
    return { table, socket: FakeSocket.all.at(-1)!.open(), stop };
}

beforeEach(() => {
    FakeSocket.all = [];
    localStorage.clear();
    sessionStorage.clear();
    addKeys('t1', [{ seat: 0, token: 'secret' }]);
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
});

describe('a table over its socket', () => {
    it('says hello with its tokens and shows what it is welcomed with', () => {
        const { table, socket } = start();
        expect(socket.last('hello')).toEqual({ type: 'hello', tokens: ['secret'], since: null });
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
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        const chosen = table.draft.choose(position(2).legal[0]!);
        const asked = socket.last('preview');
        expect([asked.ply, asked.seat, asked.actions]).toEqual([2, 0, [1]]);
        socket.say(preview(asked.id, position(3, 1), 'turn'));
        await chosen;
        table.done();
        const act = socket.last('act');
        expect([act.ply, act.seat, act.actions]).toEqual([2, 0, [1]]);
        expect(table.sending).toBe(act.key);
        socket.say(update(5, 3, { key: act.key, table: head(3, 1) }));
        expect(table.sending).toBeNull();
        expect(table.draft.empty).toBe(true);
    });

    it('sends again under the same key what was on its way when the line broke', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        table.say('lay mill red');
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

    it('tells why something was refused, and ends the question it answers', async () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        const chosen = table.draft.choose(position(2).legal[0]!);
        const no = { type: 'refused', key: null, code: 'stale', clause: null, version: 4 } as const;
        socket.say({ ...no, text: TEXT });
        await chosen;
        expect(table.draft.empty).toBe(true);
        expect(table.refusal?.text).toEqual(TEXT);
        void table.draft.choose(position(2).legal[1]!);
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
        const { table, socket } = start();
        socket.say(welcome(4, 2));
        const asked = socket.last('preview');
        socket.say(preview(asked.id, position(3), null));
        await vi.waitFor(() => expect(table.draft.actions).toEqual([2]));
    });

    it('shows no hand at a shared screen before somebody asks for it', () => {
        const { table, socket } = start();
        socket.say(welcome(4, 2, [0, 1], 0));
        expect(table.position).toBeNull();
        expect(socket.last('look').seat).toBeNull();
        socket.say(welcome(4, 2, [0, 1], null));
        expect(table.viewer).toBeNull();
        table.look(0);
        socket.say(welcome(4, 2, [0, 1], 0));
        expect(table.myTurn).toBe(true);
    });
});
