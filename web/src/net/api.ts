// The server's HTTP interface, one function a request. Every refusal becomes an ApiError that
// carries the server's sentence in the three languages.
import type {
    BeReady,
    BoxCheck,
    Config,
    GameDetail,
    Handed,
    Language,
    LessonInfo,
    MyTable,
    Scores,
    NewTable,
    NewTableReply,
    PositionAt,
    SeatKey,
    TableHead,
    Verdict,
} from '../protocol/messages';
import type { Reason } from '../engine-host/results';
import { fileAt, hasServer } from '../place';
import { answerHere, isHere } from './here';
import { line } from './line.svelte';

/** The status of what the service worker has kept, where the server does not answer. */
const KEPT = 203;
/** The statuses of a server, or of a proxy, that is too busy or away. */
const BUSY = [429, 502, 503, 504];
const WAITS = [500, 1500, 4000];

interface ErrorBody extends Partial<Reason> {
    code?: string;
}

export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly code: string,
        readonly reason: Partial<Reason>,
    ) {
        super(reason.text?.en ?? code);
    }
}

interface Asked {
    body?: unknown;
    token?: string | undefined;
}

/** Where there is no server, what is the same for everybody lies in files. */
function addressOf(path: string): string {
    const ending = hasServer ? '' : path.endsWith('/components') ? '.toml' : '.json';
    return fileAt(`/api${path}${ending}`);
}

async function ask(path: string, asked: Asked = {}): Promise<Response> {
    const asking = isHere(path) ? answerHere(path, asked.body) : serverAnswer(path, asked);
    const answer = await asking.catch(() => {
        throw new ApiError(0, 'offline', {});
    });
    if (answer.ok) return answer;
    const told = (await answer.json().catch(() => ({}))) as ErrorBody;
    throw new ApiError(answer.status, told.code ?? String(answer.status), told);
}

/** A server that is too busy is asked again, if nothing can be done twice by that. */
async function patient(address: string, how: RequestInit): Promise<Response> {
    for (const wait of how.method ? [] : WAITS) {
        const answer = await fetch(address, how);
        if (!BUSY.includes(answer.status)) return answer;
        await new Promise((done) => setTimeout(done, wait));
    }
    return fetch(address, how);
}

async function serverAnswer(path: string, { body, token }: Asked): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token) headers['Polis-Token'] = token; // a proxy may have a password in Authorization
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
        const answer = await patient(addressOf(path), { headers, ...sent });
        line.heard(!hasServer || answer.status !== KEPT);
        return answer;
    } catch (error) {
        line.heard(false);
        throw error;
    }
}

export async function json<T>(path: string, asked?: Asked): Promise<T> {
    return (await (await ask(path, asked)).json()) as T;
}

function components(game: string): string {
    return `/games/${encodeURIComponent(game)}/components`;
}

function table(id: string): string {
    return `/tables/${encodeURIComponent(id)}`;
}

/** The viewer: a seat needs its token, a spectator needs nothing. */
export interface Eyes {
    seat: number | null;
    token?: string | undefined;
}

function at(id: string, ply: number, { seat }: Eyes, tail = '', more = {}): string {
    const query = new URLSearchParams(more);
    if (seat !== null) query.set('seat', String(seat));
    return `${table(id)}/positions/${ply}${tail}?${query.toString()}`;
}

export const api = {
    config: () => json<Config>('/config'),
    /** With the box of a table, if it is not the packaged one. */
    game: (name: string, at?: string) =>
        json<GameDetail>(at ? `${table(at)}/game` : `/games/${encodeURIComponent(name)}`),
    /** What the engine of a game needs to know of the box of a table. */
    boxTables: async (id: string) =>
        new Uint8Array(await (await ask(`${table(id)}/tables`)).arrayBuffer()),
    gameText: async (name: string, language: Language) =>
        (await ask(`/games/${encodeURIComponent(name)}/text/${language}`)).text(),
    lesson: (game: string) => json<LessonInfo>(`/games/${encodeURIComponent(game)}/lesson`),
    learn: (game: string, name: string) =>
        json<NewTableReply>(`/games/${encodeURIComponent(game)}/lesson`, { body: { name } }),
    tables: async () => (await json<{ tables: TableHead[] }>('/tables')).tables,
    table: (id: string) => json<TableHead>(table(id)),
    create: (wish: NewTable) => json<NewTableReply>('/tables', { body: wish }),
    /** Agree to the deal for the seats of these tokens, and for those of an account's. */
    ready: (id: string, agreed: BeReady, token?: string) =>
        json<object>(`${table(id)}/ready`, { body: agreed, token }),
    /** Where the packaged component file of a game can be downloaded. */
    boxFile: (game: string) => addressOf(components(game)),
    box: (game: string) => json<BoxCheck>(`/games/${encodeURIComponent(game)}/box`),
    checkBox: (game: string, text: string) => json<BoxCheck>(components(game), { body: { text } }),
    take: (id: string, seat: number | null, name: string) =>
        json<SeatKey>(`${table(id)}/seats`, { body: { seat, name } }),
    /** A code with which another device gets a seat, for one use and a few minutes. */
    handOn: (id: string, token: string) =>
        json<Handed>(`${table(id)}/hand-on`, { body: { token } }),
    takeOver: (id: string, code: string) =>
        json<SeatKey>(`${table(id)}/take-over`, { body: { code } }),
    position: (id: string, ply: number, eyes: Eyes) =>
        json<PositionAt>(at(id, ply, eyes), { token: eyes.token }),
    textBoard: async (id: string, ply: number, eyes: Eyes, language: Language) =>
        (await ask(at(id, ply, eyes, '/text', { language }), { token: eyes.token })).text(),
    record: async (id: string, token?: string) =>
        (await ask(`${table(id)}/record`, { token })).blob(),
    verify: (id: string, token?: string) =>
        json<Verdict>(`${table(id)}/verify`, { body: {}, token }),
    /** After the end alone: what each seat stood at, by ply. */
    scores: (id: string, token?: string) => json<Scores>(`${table(id)}/scores`, { token }),
    /** Have a game of this browser go on at the server, at a table of the account. */
    takeIn: (record: object, token: string) =>
        json<NewTableReply>('/account/games', { body: { record }, token }),
    branch: (id: string, ply: number) =>
        json<NewTableReply>(`${table(id)}/branches`, { body: { ply } }),
    rematch: (id: string, token?: string) =>
        json<NewTableReply>(`${table(id)}/rematch`, { body: {}, token }),
    /** account: the name of the account that the token was of; null if it is signed out. */
    mine: (tables: MyTable[], token?: string) =>
        json<{ tables: MineHead[]; account: string | null }>('/mine', { body: { tables }, token }),
};

/** A table as listed in "my games": with the seats that the player holds. */
export interface MineHead extends TableHead {
    held: number[];
}
