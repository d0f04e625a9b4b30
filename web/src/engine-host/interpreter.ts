// Between socket and table: keeps what the server has told in bytes, and tells it on as positions and
// events, in the order of the messages.
import { api, type Eyes } from '../net/api';
import { ownGameOf } from '../net/here';
import type {
    ChatLine,
    Happened,
    Position,
    ServerMessage,
    TableHead,
    Update,
    Welcome,
} from '../protocol/messages';
import { language } from '../settings/settings.svelte';
import { engineFor, type Host } from './host';
import type { Past, PreviewResult, Reader } from './results';
import type { Sight } from './thinking';
import { changed, headAfter, recordOf, rowsOf, withOnline } from './wire';

interface Shown {
    version: number;
    viewer: number | null;
    table: TableHead;
    position: Position | null;
    happened: Happened[];
}

/** The whole table. */
export interface Welcomed extends Shown {
    type: 'welcome';
    held: number[];
    chat: ChatLine[];
}

/** The table after an entry of its journal; happened: what is new. */
export interface Updated extends Shown {
    type: 'update';
    key: string | null;
    rewound: boolean;
}

/** The same in another language; happened: everything so far. */
export interface Reworded {
    type: 'reworded';
    version: number;
    viewer: number | null;
    position: Position;
    happened: Happened[];
}

export type Told = Welcomed | Updated | Reworded | Exclude<ServerMessage, Welcome | Update>;

/** Choices of a seat at a position. */
export interface Choices {
    ply: number;
    seat: number;
    actions: number[];
}

/** Without an engine nobody knows what a choice does: it is sent by itself. */
const ALONE: PreviewResult = { position: null, happened: [], stops: 'alone', refused: null };

export class Interpreter {
    #head: TableHead | null = null;
    #held: number[] = [];
    #viewer: number | null = null;
    #version = 0;
    /** What the viewer may know; null: nothing yet, or a game without an engine. */
    #record: Uint8Array | null = null;
    /** All events so far. */
    #rows: number[][] = [];
    /** The last message that is still being read. */
    #last: Promise<void> | null = null;

    constructor(
        readonly id: string,
        readonly tell: (told: Told) => void,
        readonly failed: (error: unknown) => void,
    ) {}

    hear(message: ServerMessage): void {
        this.#tellInTurn(this.#read(message));
    }

    /** Tell everything again in the reader's language. */
    reword(): void {
        if (!this.#record) return;
        const same = { type: 'reworded' as const, version: this.#version, viewer: this.#viewer };
        const told = this.#found(this.#rows).then((found): Reworded => ({ ...same, ...found }));
        // Without its words, the language of before stays.
        this.#tellInTurn(told.catch(() => null));
    }

    /** What a seat can know of where choices lead. */
    async preview({ ply, seat, actions }: Choices): Promise<PreviewResult> {
        if (!this.#record) return ALONE;
        if (ply !== this.#head?.ply || seat !== this.#viewer)
            throw new Error('the position is another one');
        const [record, to] = [this.#record, this.#reader()];
        return (await this.#host()).preview(record, ply, actions, to);
    }

    /** What the viewer may know now; null without an engine. */
    get sight(): Sight | null {
        if (!this.#record || !this.#head) return null;
        const { game, ply } = this.#head;
        return { game, at: ownGameOf(this.#head), record: this.#record, ply };
    }

    /** A position of before, as somebody sees it. */
    async past(ply: number, eyes: Eyes): Promise<Past> {
        const { plies, record, rows, ...named } = await api.position(this.id, ply, eyes);
        if (record === null) return { ...named, position: named.position!, plies };
        const host = await this.#host();
        const own = this.#reader();
        // Who looks through a bot's eyes is still addressed as themselves.
        const to = { ...own, viewer: eyes.seat, you: own.you === eyes.seat ? own.you : null };
        const [position, happened] = await Promise.all([
            host.position(recordOf(record), ply, false, to),
            host.happened(rowsOf(rows), to),
        ]);
        return { position, happened, plies };
    }

    // ---- messages ------------------------------------------------------------------------------
    #read(message: ServerMessage): Told | Promise<Told> {
        if (message.type === 'welcome') return this.#welcome(message);
        if (message.type === 'update') return this.#update(message);
        if (message.type === 'presence' && this.#head)
            this.#head = withOnline(this.#head, message.online);
        return message;
    }

    #welcome(message: Welcome): Welcomed | Promise<Welcomed> {
        const { version, viewer = null, table, held, chat, record, rows = '' } = message;
        [this.#version, this.#viewer, this.#head, this.#held] = [version, viewer, table, held];
        this.#record = record ? recordOf(record) : null;
        this.#rows = rowsOf(rows);
        return this.#filled(
            { type: 'welcome', version, viewer, table, held, chat },
            message,
            this.#rows,
        );
    }

    #update(message: Update): Updated | Promise<Updated> {
        const { version, viewer = null, key = null, rewound = false } = message;
        const follows = version === this.#version + 1 && viewer === this.#viewer;
        const table = headAfter(this.#head!, message);
        const told = { type: 'update' as const, version, viewer, table, key, rewound };
        // After a hole the table asks for everything.
        if (!follows) return { ...told, position: null, happened: [] };
        [this.#version, this.#head] = [version, table];
        if (message.record) this.#record = recordOf(message.record);
        else if (message.change) this.#record = changed(this.#record!, message.change);
        const fresh = rowsOf(message.rows ?? '');
        const kept = rewound ? this.#rows.filter(([ply]) => ply! <= table.ply) : this.#rows;
        this.#rows = [...kept, ...fresh];
        return this.#filled(told, message, fresh);
    }

    #filled<T>(told: T, { position, happened }: Welcome | Update, rows: number[][]) {
        if (!this.#record) return { ...told, position: position ?? null, happened: happened ?? [] };
        return this.#found(rows).then((found) => ({ ...told, ...found }));
    }

    /** The position, and these events. */
    async #found(rows: number[][]): Promise<{ position: Position; happened: Happened[] }> {
        const [record, head, to] = [this.#record!, this.#head!, this.#reader()];
        const host = await this.#host();
        const [position, happened] = await Promise.all([
            host.position(record, head.ply, decides(head, to.viewer), to),
            host.happened(rows, to),
        ]);
        return { position, happened };
    }

    /** Tell after everything before it; null: nothing. */
    #tellInTurn(told: Told | Promise<Told | null>): void {
        if (!this.#last && !(told instanceof Promise)) this.tell(told);
        else {
            const last = this.#tellLater(told, this.#last);
            this.#last = last;
            void last.finally(() => this.#last === last && (this.#last = null));
        }
    }

    async #tellLater(told: Told | Promise<Told | null>, before: Promise<void> | null) {
        const found = await Promise.resolve(told).catch((error: unknown) => {
            this.failed(error);
            return null;
        });
        await before?.catch(() => {});
        if (found) this.tell(found);
    }

    async #host(): Promise<Host> {
        const { game } = this.#head!;
        const host = await engineFor(game, ownGameOf(this.#head!));
        if (host) return host;
        throw new Error(`There is no engine of ${game}.`);
    }

    #reader(): Reader {
        const [viewer, head] = [this.#viewer, this.#head!];
        return {
            viewer,
            you: this.#held.length > 1 ? null : viewer,
            names: head.seats.map(({ name }) => name),
            language: language.current,
        };
    }
}

/** Whether the viewer is to choose. */
function decides({ status, turn, seats }: TableHead, viewer: number | null): boolean {
    const isPerson = viewer !== null && seats[viewer]?.kind === 'person';
    return isPerson && status === 'playing' && viewer === turn;
}
