// The tables of this browser, behind the addresses and messages of the server.
import type {
    ClientMessage,
    GameDetail,
    NewTable,
    NewTableReply,
    SeatKey,
    SeatWish,
} from '../protocol/messages';
import { decide } from './commands';
import { isLocal } from '../net/here';
import type { Game, KeptGame } from './entries';
import { LiveTable, type Client, type Place } from './live';
import {
    again,
    branched,
    drawnAnew,
    type Made,
    type NewDrawn,
    type NewLesson,
    type NewShow,
    shown,
    taught,
    wished,
} from './making';
import { playedJson, positionAt, recordJson, scoresOf, verdictOf } from './record';
import { Refused, toldOf } from './refused';
import type { Rules } from './rules';
import { headOf } from './seen';
import { folded, type LocalTable } from './table';

/** A request as it would go to the server. */
export interface Asked {
    path: string;
    body?: unknown;
}

export interface Answer {
    status: number;
    body: unknown;
}

/** A request for a new table. */
type Wanted = { wish: NewTable } | NewLesson | NewDrawn | NewShow;
export type NewLocal = { detail: GameDetail } & Wanted;

/** The games of a browser as one file; details: of the games that are played, to take it in. */
export interface GamesFile {
    format: typeof FORMAT;
    version: 1;
    games: KeptGame[];
    details?: GameDetail[];
}

/** How many games of a file are new, were here, and cannot be played by these rules. */
export type Added = Record<'added' | 'known' | 'failed', number>;

const FORMAT = 'polis-games';

/** What the body of a request about a table has. */
interface OfTable {
    entropy?: string;
    ply?: number;
}
type Bodies = NewLocal | GamesFile;

export class LocalServer {
    #tables = new Map<string, Promise<LiveTable>>();
    #rules = new Map<string, Promise<Rules>>();

    constructor(readonly place: Place) {}

    /** A table, read when it is first asked for. */
    open(id: string): Promise<LiveTable> {
        let opening = this.#tables.get(id);
        if (!opening) {
            opening = this.#opened(id);
            this.#tables.set(id, opening);
            opening.catch(() => this.#tables.delete(id)); // the next who asks tries again
        }
        return opening;
    }

    async #opened(id: string): Promise<LiveTable> {
        const kept = await this.place.store.game(id);
        if (!kept) throw new Refused('no-such-table');
        const rules = await this.#rulesOf(kept.head.game, kept.engine);
        return new LiveTable(kept, rules, this.place);
    }

    #rulesOf(game: string, version: string): Promise<Rules> {
        const key = `${game} ${version}`;
        const coming = this.#rules.get(key) ?? this.place.rulesOf(game, version);
        this.#rules.set(key, coming);
        coming.catch(() => this.#rules.delete(key));
        return coming;
    }

    /** A message of a client that looks at a table. */
    async hear(id: string, client: Client, message: ClientMessage): Promise<void> {
        try {
            await (await this.open(id)).hear(client, message);
        } catch (error) {
            const key = 'key' in message ? message.key : null;
            client.send({ type: 'refused', key, ...(await toldOf(error)), version: 0 });
        }
    }

    async leave(id: string, client: Client): Promise<void> {
        (await this.#tables.get(id)?.catch(() => null))?.leave(client);
    }

    /** Another tab has changed a table. */
    async refresh(id: string): Promise<void> {
        await (await this.#tables.get(id)?.catch(() => null))?.refresh();
    }

    /** Answer a request; refusals are answers, too. */
    async answer({ path, body }: Asked): Promise<Answer> {
        try {
            const url = new URL(path, 'http://here');
            const [, first, second, ...rest] = url.pathname.split('/').map(decodeURIComponent);
            const found =
                first === 'here'
                    ? this.#ofAll(second, body as Bodies | undefined)
                    : this.#ofTable(second!, rest, url.searchParams, (body ?? {}) as OfTable);
            return { status: 200, body: await found };
        } catch (error) {
            return { status: 400, body: await toldOf(error) };
        }
    }

    /** The tables of this browser, or the games with their journals; with a body, new ones. */
    async #ofAll(what: string | undefined, body?: Bodies): Promise<unknown> {
        const { store } = this.place;
        if (what === 'games') return body ? this.#added(body as GamesFile) : this.#file();
        if (!body) return { tables: (await store.games()).map(lineOf) };
        const { detail, ...wanted } = body as NewLocal;
        const bots = seatsOf(wanted).flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
        const engine = await this.place.keepEngine(detail, bots);
        const rules = await this.#rulesOf(detail.name, engine);
        const made = madeOf(wanted, rules, engine);
        return 'show' in wanted ? this.#unkept(made) : this.#stored(made);
    }

    async #file(): Promise<GamesFile> {
        const { store } = this.place;
        const games = await Promise.all((await store.games()).map(({ id }) => store.game(id)));
        return { format: FORMAT, version: 1, games: games.filter((game) => game !== undefined) };
    }

    /** Take in the games of a file; those that are here already stay as they are. */
    async #added({ format, games, details = [] }: GamesFile): Promise<Added> {
        if (format !== FORMAT || !Array.isArray(games)) throw new Refused('here-no-file');
        const known = new Set((await this.place.store.games()).map(({ id }) => id));
        const fresh = games.filter(({ id }) => !known.has(id));
        const done = await Promise.allSettled(fresh.map((game) => this.#add(game, details)));
        const added = done.filter(({ status }) => status === 'fulfilled').length;
        return { added, known: games.length - fresh.length, failed: fresh.length - added };
    }

    /** Add a game of a file, played again by the rules of this browser. */
    async #add({ id, secret, journal, head }: KeptGame, details: GameDetail[]): Promise<void> {
        const detail = details.find(({ name }) => name === head.game);
        if (!detail || !isLocal(id)) throw new Refused('here-no-file');
        const bots = head.seats.flatMap(({ bot }) => bot ?? []);
        const engine = await this.place.keepEngine(detail, bots);
        const rules = await this.#rulesOf(head.game, engine);
        const table = folded({ id, secret, engine }, journal, rules, true);
        await this.place.store.append({ ...table.game, head: headOf(table) }, journal);
    }

    async #ofTable(id: string, [what, ply]: string[], query: URLSearchParams, body: OfTable) {
        if (what === 'remove') return this.#removed(id);
        const live = await this.open(id);
        if (what === 'ready') return readied(live, body.entropy!);
        if (what === 'rematch') return this.#rematch(live);
        return live.inTurn<unknown>(() => {
            const { table } = live;
            const seat = query.get('seat');
            switch (what) {
                case undefined:
                    return headOf(table);
                case 'game':
                    return table.rules.detail;
                case 'engine':
                    return this.place.store.engine(table.terms.game, table.game.engine);
                case 'positions':
                    return positionAt(table, Number(ply), seat === null ? null : Number(seat));
                case 'record':
                    return recordJson(table);
                case 'played':
                    return playedJson(table);
                case 'scores':
                    return scoresOf(table);
                case 'verify':
                    return verdictOf(table, this.place.store);
                case 'branches':
                    return this.#stored(branched(table, body.ply!));
                default:
                    throw new Refused('no-such-page');
            }
        });
    }

    /** A table that is only looked at: nothing of it is stored, and other tabs have none of it. */
    #unkept({ table, journal }: Made): NewTableReply {
        const { id, commitment, game } = table;
        const store = { ...this.place.store, append: () => Promise.resolve(true) };
        const place = { ...this.place, store, changed: () => {} };
        const kept = { ...game, head: headOf(table), journal };
        this.#tables.set(id, Promise.resolve(new LiveTable(kept, table.rules, place)));
        return { id, keys: [], commitment };
    }

    /** Store a new table. */
    async #stored({ table, journal }: Made): Promise<NewTableReply> {
        const { id, commitment, game } = table;
        await this.place.store.append({ ...game, head: headOf(table) }, journal);
        return { id, keys: keysOf(table), commitment };
    }

    async #rematch(live: LiveTable): Promise<NewTableReply> {
        const { table } = live;
        if (table.status !== 'over') throw new Refused('not-over');
        if (table.rematch !== null) {
            const { table: next } = await this.open(table.rematch);
            return { id: next.id, keys: keysOf(next), commitment: next.commitment };
        }
        const reply = await this.#stored(again(table));
        await live.do(() => [{ body: { kind: 'rematched', table: reply.id }, seat: null }]);
        return reply;
    }

    async #removed(id: string): Promise<object> {
        this.#tables.delete(id);
        await this.place.store.remove(id);
        await this.place.store.tidy();
        return {};
    }
}

function seatsOf(wanted: Wanted): readonly SeatWish[] {
    if ('wish' in wanted) return wanted.wish.seats;
    return 'drawn' in wanted ? wanted.drawn.seats : [];
}

function madeOf(wanted: Wanted, rules: Rules, engine: string): Made {
    if ('wish' in wanted) return wished(wanted.wish, rules, engine);
    if ('show' in wanted) return shown(wanted, rules, engine);
    if ('drawn' in wanted) return drawnAnew(wanted, rules, engine);
    return taught(wanted, rules, engine);
}

/** Agree to the deal for everybody at this screen. */
async function readied(live: LiveTable, entropy: string): Promise<object> {
    for (const seat of live.table.held)
        await live.do((table) => decide(table, { type: 'ready', key: '', seat, entropy }));
    return {};
}

/** The seats of those who sit here; nobody has to prove it. */
function keysOf({ held }: LocalTable): SeatKey[] {
    return held.map((seat) => ({ seat, token: '' }));
}

function lineOf(game: Game) {
    const held = game.head.seats.flatMap(({ kind, away }, i) =>
        kind === 'person' || away ? [i] : [],
    );
    return { ...game.head, held };
}
