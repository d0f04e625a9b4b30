// A table that is open in this tab: a queue of messages, and everybody who looks at it. A change is stored
// before it is sent to them.
import { encoded } from '../../engine/memory';
import type {
    ClientMessage,
    GameDetail,
    ServerMessage,
    TableHead,
    Update,
} from '../protocol/messages';
import { decide, type Command } from './commands';
import { entriesOf, type Draft, type Entry, type KeptGame } from './entries';
import { played, scripted } from './making';
import { Refused, toldOf } from './refused';
import type { Rules, Step } from './rules';
import { changedWords, changesOf, headOf, recordOf, rowsOf, type Viewer } from './seen';
import type { Store } from './store';
import { folded, type LocalTable } from './table';

/** Someone who looks at the table. */
export interface Client {
    send: (message: ServerMessage) => void;
}

/** Whose eyes it looks through, and the record that it was sent last. */
interface Watching {
    viewer: Viewer;
    record: Uint8Array | null;
}

/** What a table needs of its tab. */
export interface Place {
    store: Store;
    /** The rules of a game by the version of its engine. */
    rulesOf: (game: string, version: string) => Promise<Rules>;
    /** Keep the engine with which a game is about to begin or goes on, for these bots; returns its version. */
    keepEngine: (detail: GameDetail, bots: readonly string[]) => Promise<string>;
    /** A bot's whole turn; null once it is not wanted any more. */
    turnOf: (table: LocalTable, bot: string, isWanted: () => boolean) => Promise<Step[] | null>;
    /** A table has changed: other tabs have to read it again. */
    changed: (id: string) => void;
}

const TELL_MS = 1000;
/** Between two turns of a recorded game: about the pace of people. */
const SHOW_MS = 7000;

export class LiveTable {
    table: LocalTable;
    #head: TableHead;
    #clients = new Map<Client, Watching>();
    #last: Promise<unknown> = Promise.resolve();
    /** The version for which a bot is thinking. */
    #thinking = 0;

    constructor(
        kept: KeptGame,
        readonly rules: Rules,
        readonly place: Place,
    ) {
        this.table = folded(kept, kept.journal, rules);
        this.#head = headOf(this.table);
        this.#wake();
    }

    /** Answer one message of a client; errors in it are answered, too. */
    hear(client: Client, message: ClientMessage): Promise<void> {
        return this.inTurn(async () => {
            try {
                if (message.type === 'ping') client.send({ type: 'pong' });
                else if (message.type === 'hello') this.#greet(client);
                else if (message.type === 'look') this.#look(client, message.seat);
                else if (message.type !== 'chat') await this.#command(client, message);
            } catch (error) {
                const why = await toldOf(error, this.table.terms.game);
                const key = 'key' in message ? message.key : null;
                client.send({ type: 'refused', key, ...why, version: this.table.version });
            }
        });
    }

    leave(client: Client): void {
        this.#clients.delete(client);
    }

    /** Another tab has written: everything is read again. */
    refresh(): Promise<void> {
        return this.inTurn(async () => {
            const kept = await this.place.store.game(this.table.id);
            if (kept && kept.journal.length !== this.table.version) this.#show(kept);
        });
    }

    /** Store what follows from the table as it is when everything before is done. */
    do(decided: (table: LocalTable) => Draft[]): Promise<boolean> {
        return this.inTurn(() => this.#store(decided(this.table)));
    }

    inTurn<T>(work: () => T | Promise<T>): Promise<T> {
        const done = this.#last.then(work);
        this.#last = done.catch(() => {});
        return done;
    }

    // ---- clients -------------------------------------------------------------------------------------
    #greet(client: Client): void {
        const { held, turn } = this.table;
        const first = turn !== null && held.includes(turn) ? turn : (held[0] ?? null);
        const before = this.#clients.get(client);
        this.#welcome(client, before ? before.viewer : first);
    }

    #look(client: Client, seat: Viewer): void {
        if (seat !== null && !this.table.held.includes(seat)) throw new Refused('not-yours');
        this.#welcome(client, seat);
    }

    #welcome(client: Client, viewer: Viewer): void {
        const { table } = this;
        const { version, held, ply } = table;
        const record = recordOf(table, ply, viewer);
        this.#clients.set(client, { viewer, record });
        client.send({
            type: 'welcome',
            version,
            viewer,
            record: record && encoded(record),
            rows: rowsOf(table, viewer, 0, ply),
            table: this.#head,
            held,
            chat: [],
        });
    }

    async #command(client: Client, command: Command): Promise<void> {
        const { key } = command;
        const isNew = !this.table.keys.has(key);
        // What the bot thinks with is here before the person has left.
        if (isNew && command.type === 'resign')
            await this.place.keepEngine(this.rules.detail, [command.bot]);
        if (isNew && (await this.#store(decide(this.table, command), key, client))) return;
        const viewer = this.#clients.get(client)?.viewer ?? null;
        client.send({ type: 'update', version: this.table.version, viewer, key });
    }

    // ---- entries ---------------------------------------------------------------------------------
    /** Whether there was something to store. What another tab has stored before makes it stale. */
    async #store(
        drafts: readonly Draft[],
        key: string | null = null,
        by?: Client,
    ): Promise<boolean> {
        if (drafts.length === 0) return false;
        const entries = entriesOf(drafts, this.table.version, key);
        const news = entries.map((entry, i) => this.#take(entry, drafts[i]!));
        const game = { ...this.table.game, head: this.#head };
        const isStored = await this.place.store.append(game, entries).catch(async (error) => {
            await this.#reload();
            throw error;
        });
        if (!isStored) {
            await this.#reload();
            throw new Refused('stale');
        }
        news.forEach((updates, i) => {
            for (const [client, update] of updates)
                client.send(i === 0 && client === by ? { ...update, key } : update);
        });
        this.place.changed(this.table.id);
        this.#wake();
        return true;
    }

    /** Make an entry part of the table; returns the news for everybody, to send once it is stored. */
    #take(entry: Entry, { steps }: Draft): [Client, Update][] {
        const { table } = this;
        const [before, ply] = [this.#head, table.ply];
        table.take(entry, steps);
        this.#head = headOf(table);
        const rewound = entry.body.kind === 'undone';
        const first = entry.body.kind === 'dealt' ? 0 : Math.min(ply, table.ply) + 1;
        return [...this.#clients].map(([client, watching]) => {
            const { viewer, record: old } = watching;
            const record = (watching.record = recordOf(table, table.ply, viewer));
            const update: Update = {
                type: 'update',
                version: table.version,
                viewer,
                table: changesOf(before, this.#head),
                rows: rowsOf(table, viewer, first, table.ply),
                rewound,
                ...(record && !old && { record: encoded(record) }),
                ...(record && old && { change: changedWords(old, record) }),
            };
            return [client, update];
        });
    }

    /** Go back to what is stored. */
    async #reload(): Promise<void> {
        const kept = await this.place.store.game(this.table.id);
        if (kept) this.#show(kept);
    }

    #show(kept: KeptGame): void {
        this.table = folded(kept, kept.journal, this.rules);
        this.#head = headOf(this.table);
        for (const [client, { viewer }] of this.#clients) this.#welcome(client, viewer);
        this.#wake();
    }

    // ---- bots ------------------------------------------------------------------------------------
    /** Have a bot decide, if it is its turn. */
    #wake(): void {
        const { bot, turn, version } = this.table;
        if (bot === null || this.#thinking === version) return;
        this.#thinking = version;
        void this.#think(bot, turn!, version).catch(() => (this.#thinking = 0));
    }

    async #think(bot: string, seat: number, version: number): Promise<void> {
        const began = Date.now();
        const timer = setInterval(() => {
            if (this.table.terms.isShown) return; // nobody thinks
            const seconds = Math.floor((Date.now() - began) / 1000);
            for (const client of this.#clients.keys())
                client.send({ type: 'thinking', seat, bot, ahead: 0, seconds });
        }, TELL_MS);
        const isWanted = () => this.table.version === version;
        try {
            const told = scripted(this.table);
            if (this.table.terms.isShown) await new Promise((done) => setTimeout(done, SHOW_MS));
            const thought = () =>
                isWanted() ? this.place.turnOf(this.table, bot, isWanted) : null;
            const steps = told.length > 0 ? told : await alone(this.table.id, thought);
            if (steps) await this.do(() => (isWanted() ? [{ ...played(steps), seat }] : []));
        } finally {
            clearInterval(timer);
        }
    }
}

/** Do what one tab is enough for; where tabs cannot agree, each does it. */
function alone<T>(id: string, work: () => Promise<T> | T): Promise<T> {
    if (!globalThis.navigator?.locks) return Promise.resolve(work());
    return navigator.locks.request(`polis ${id}`, work) as Promise<T>;
}
