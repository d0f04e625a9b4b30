// For tests: a table over a socket whose other end is the test.
import { vi } from 'vitest';
import type { PreviewResult } from '../engine-host/results';
import type { LegalAction, Naming } from '../games/action';
import type {
    ClientMessage,
    Happened,
    Position,
    ServerMessage,
    TableHead,
    Update,
    Welcome,
} from '../protocol/messages';
import { games } from '../games/games.svelte';
import type { Connection } from '../net/connection.svelte';
import { Interpreter, type Choices } from '../engine-host/interpreter';
import { Turn } from '../turn/turn.svelte';
import { Table } from './table.svelte';

export const TEXT = { en: 'no', fr: 'non', de: 'nein' };

export const END = 50;

/** The game that is played here has "do" with a number, and an action that ends the turn. */
export function action(n: number): LegalAction {
    return { n, text: `do ${n}`, verb: n === END ? 'end' : 'do', parts: [n] };
}

export const named: Naming = (numbers) => numbers.map(action);

/** A socket whose other end is the test. */
export class FakeSocket {
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

export function head(ply: number, turn = 0): TableHead {
    const seat = { bot: null, ready: true, online: true, clock_ms: null, kind: 'person' } as const;
    return {
        id: 't1',
        game: 'chess',
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
        returns: true,
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

export function position(ply: number, turn = 0): Position {
    return { ply, view: {}, phase: 'must', turn, question: TEXT, legal: [1, 2], scores: [0, 0] };
}

const event = (ply: number): Happened => ({ ply, kind: 'done', fields: {}, text: TEXT });

export function welcome(
    version: number,
    ply: number,
    held = [0],
    viewer: number | null = 0,
): Welcome {
    const happened = Array.from({ length: ply + 1 }, (_, i) => event(i));
    const told = { version, table: head(ply), held, viewer, happened, chat: [] };
    return { type: 'welcome', position: position(ply), ...told };
}

export function update(version: number, ply: number, more: Partial<Update> = {}): Update {
    const told = { version, table: head(ply), position: position(ply), happened: [event(ply)] };
    return { type: 'update', key: null, viewer: 0, rewound: false, ...told, ...more };
}

export function preview(at: Position, stops: PreviewResult['stops']): PreviewResult {
    return { position: at, happened: [event(at.ply)], stops, refused: null };
}

/** A turn that asks a function in place of an engine. */
export function turnOver(
    preview: (actions: number[]) => Promise<PreviewResult>,
    naming: Naming = named,
) {
    vi.spyOn(games, 'named').mockImplementation((_, numbers) => naming(numbers));
    const asked = vi.fn(({ actions }: { actions: number[] }) => preview(actions));
    const connection = { id: 't1', sending: null, tell: vi.fn(), dismiss: vi.fn() };
    const turn = new Turn(connection as unknown as Connection, { preview: asked });
    return { turn, connection, asked };
}

/** What an engine is asked, and how the test answers. */
type Asked = Choices & { answer: (result: PreviewResult) => void };

export function start() {
    FakeSocket.all = [];
    const asked: Asked[] = [];
    vi.spyOn(Interpreter.prototype, 'preview').mockImplementation(
        (choices) => new Promise((answer) => asked.push({ ...choices, answer })),
    );
    vi.spyOn(games, 'named').mockImplementation((_, numbers) => named(numbers));
    const table = new Table('t1', () => new FakeSocket() as unknown as WebSocket);
    const stop = table.start();
    return { table, socket: FakeSocket.all.at(-1)!.open(), stop, asked };
}
