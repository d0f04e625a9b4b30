// One table as this browser knows it: kept up to date by its connection, the same for a player, for
// several players at one screen and for a spectator.
import { games } from '../games/games.svelte';
import type { Past, Reason } from '../engine-host/results';
import { ApiError, type Eyes } from '../net/api';
import { Connection, type Command, type Refusal } from '../net/connection.svelte';
import {
    Interpreter,
    type Reworded,
    type Told,
    type Updated,
    type Welcomed,
} from '../engine-host/interpreter';
import type { Sight } from '../engine-host/thinking';
import { isLocal } from '../net/here';
import type { Line, OpenSocket, Received } from '../net/socket';
import { withOnline } from '../engine-host/wire';
import type {
    ChatLine,
    Happened,
    Position,
    Refused,
    ServerMessage,
    TableHead,
    Thinking,
} from '../protocol/messages';
import { language } from '../settings/settings.svelte';
import { t } from '../text/words.svelte';
import { Turn } from '../turn/turn.svelte';

/** Called with each update before it is shown, and with the position that it replaces. */
type Watcher = (before: Position | null, update: Updated) => void;

export class Table {
    head = $state.raw<TableHead | null>(null);
    /** The same as the server told it first, before the position is worked out. */
    first = $state.raw<TableHead | null>(null);
    held = $state.raw<number[]>([]);
    viewer = $state<number | null>(null);
    position = $state.raw<Position | null>(null);
    log = $state.raw<Happened[]>([]);
    /** What the last message brought, for animations and the live region. */
    fresh = $state.raw<Happened[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    onlookers = $state(0);
    /** A bot that needs more than a moment; null again with the next position. */
    thinking = $state.raw<Thinking | null>(null);
    /** Of the table on the server: higher after each entry of its journal, a rewinding one too. */
    version = $state(0);
    /** When the clocks of `head` were true, by this browser's own clock. */
    heardAt = $state(0);
    /** The server answers, and says there is nothing for us here. */
    lost = $state.raw<Reason | null>(null);
    /** Why what the server says cannot be shown, as a message; null: it can. */
    trouble = $state<string | null>(null);
    readonly turn: Turn;

    readonly #connection: Connection;
    readonly #interpreter: Interpreter;
    #watchers = new Set<Watcher>();
    /** At a screen with several players: whose eyes were asked for behind the curtain. */
    #chosen: number | null = null;

    constructor(
        readonly id: string,
        open?: OpenSocket,
    ) {
        const interpreter = new Interpreter(
            id,
            (told) => this.#heard(told),
            (error) => (this.trouble = troubleOf(error)),
        );
        this.#interpreter = interpreter;
        const heard = (message: ServerMessage) => {
            if (message.type === 'welcome') this.first ??= message.table;
            interpreter.hear(message);
        };
        this.#connection = new Connection(id, heard, open);
        this.turn = new Turn(this.#connection, interpreter);
    }

    /** Connect; returns how to disconnect. */
    start(): () => void {
        const stop = this.#connection.start();
        const unwatch = language.watch(() => this.#interpreter.reword());
        return () => {
            unwatch();
            stop();
        };
    }

    /** Returns how to end it. */
    watch(watcher: Watcher): () => void {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
    }

    /** Whether it is of this browser and needs no server. */
    get isLocal(): boolean {
        return isLocal(this.id);
    }

    get line(): Line {
        return this.#connection.line;
    }

    /** The key of the message being sent. */
    get sending(): string | null {
        return this.#connection.sending;
    }

    get refusal(): Refusal | null {
        return this.#connection.refusal;
    }

    get received(): Received[] {
        return this.#connection.socket.received;
    }

    get myTurn(): boolean {
        return this.turn.mine;
    }

    /** The seat that is spoken to as "you"; nobody at a screen that several share. */
    get you(): number | null {
        return this.held.length > 1 ? null : this.viewer;
    }

    get playing(): boolean {
        return this.head?.status === 'playing';
    }

    get names(): string[] {
        const { head } = this;
        const you = (seat: number) => seat === this.you && head?.seats[seat]?.kind === 'person';
        return (
            head?.seats.map((seat, i) =>
                !seat.name && you(i) ? t('name-you') : games.nameOf(head.game, seat, i),
            ) ?? []
        );
    }

    /** Ask for something that is no move: to be dealt to, to pause, to resign, to seat a bot ... */
    command(command: Command): void {
        this.#connection.command(command);
    }

    write(text: string): void {
        this.#connection.chat(this.viewer, text);
    }

    /** Show the table as a held seat sees it, or as a spectator does. */
    seeAs(seat: number | null): void {
        this.#chosen = seat;
        this.#connection.socket.send({ type: 'look', seat });
    }

    tell(reason: Reason): void {
        this.#connection.tell(reason);
    }

    /** The refusal has been read. */
    dismiss(): void {
        this.#connection.dismiss();
    }

    /** Ask for everything, because a seat was taken here. */
    again(): void {
        this.#connection.hello();
    }

    /** What the viewer may know now; null without an engine. */
    get sight(): Sight | null {
        return this.#interpreter.sight;
    }

    /** A position of before, as somebody sees it. */
    past(ply: number, eyes: Eyes): Promise<Past> {
        return this.#interpreter.past(ply, eyes);
    }

    #heard(message: Told): void {
        if (message.type === 'welcome') this.#welcomed(message);
        else if (message.type === 'update') this.#updated(message);
        else if (message.type === 'reworded') this.#reworded(message);
        else if (message.type === 'refused') this.#refused(message);
        else if (message.type === 'thinking') this.thinking = message;
        else if (message.type === 'presence') this.#presence(message.online, message.onlookers);
        else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    }

    #welcomed(message: Welcomed): void {
        this.held = message.held;
        if (message.held.length > 1 && message.viewer !== null && message.viewer !== this.#chosen) {
            // The server offers a hand that nobody has asked to see: the curtain comes first.
            this.head = message.table;
            this.turn.show(message.table, this.viewer, this.position);
            this.seeAs(null);
            return;
        }
        this.chat = message.chat;
        this.log = message.happened;
        this.fresh = [];
        this.#connection.sending = null;
        this.#show(message);
        this.turn.recall();
    }

    #updated(update: Updated): void {
        this.#connection.acknowledged(update.key);
        if (!this.#follows(update)) return;
        this.log = logAfter(this.log, update);
        this.fresh = update.happened;
        for (const watcher of this.#watchers) watcher(this.position, update);
        this.#show(update);
        void this.turn.arrived();
    }

    #reworded({ version, viewer, position, happened }: Reworded): void {
        if (version !== this.version || viewer !== this.viewer) return;
        const fresh = this.fresh.length;
        this.log = happened;
        this.fresh = happened.slice(happened.length - fresh);
        this.position = position;
        this.turn.reword(position);
    }

    /** Whether a message is about what comes next here; if one before it was missed, ask for all. */
    #follows({ version, viewer }: Updated): boolean {
        if (version <= this.version || viewer !== this.viewer) return false;
        // One message for each entry of the journal: a hole in the numbers is something not heard.
        if (version > this.version + 1) this.again();
        return version === this.version + 1;
    }

    #show({ version, table, viewer, position }: Welcomed | Updated): void {
        this.trouble = null;
        this.version = version;
        this.head = table;
        this.viewer = viewer;
        this.position = position;
        this.thinking = null;
        this.heardAt = Date.now();
        this.turn.show(table, viewer, position);
    }

    #refused(message: Refused): void {
        if (this.head) this.#connection.refused(message);
        else this.lost = message;
    }

    #presence(online: boolean[], onlookers: number): void {
        this.onlookers = onlookers;
        if (this.head) this.head = withOnline(this.head, online);
    }
}

/** The log after an update; what was taken back is removed. */
function logAfter(log: Happened[], { table, rewound, happened }: Updated): Happened[] {
    const kept = rewound ? log.filter((event) => event.ply <= table.ply) : log;
    return [...kept, ...happened];
}

/** What to say of what failed between the server's message and the page. */
function troubleOf(error: unknown): string {
    return error instanceof ApiError ? 'error-offline' : 'engine-failed';
}
