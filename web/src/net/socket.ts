// A table's WebSocket that reconnects: after a break it waits a little longer each
// time, then says hello again with the last ply it knows. What was being sent when the line
// broke is sent again under its old key, which the server knows not to do twice.
import { fileAt } from '../place';
import type { ClientMessage, ServerMessage } from '../protocol/messages';

/** A message and when it came, in milliseconds since 1970. */
export type Received = [number, string];
export type Line = 'connecting' | 'open' | 'offline';

export interface SocketHooks {
    hello: () => ClientMessage;
    message: (message: ServerMessage) => void;
    line: (line: Line) => void;
}

/** A window, or a test's stand-in for it. */
export type OpenSocket = (url: string) => WebSocket;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const KEPT = 40;
/** A connection that is silent for this long counts as broken: mobile networks give no sign. */
const SILENCE = 45_000;
/** After waking, a line that says nothing for this long is given up. */
const WAKING = 4000;

export class TableSocket {
    /** The last messages as they came, each with the time. */
    readonly received: Received[] = [];
    #socket: WebSocket | null = null;
    #wait = FIRST_WAIT;
    #timer: ReturnType<typeof setTimeout> | null = null;
    #ping: ReturnType<typeof setInterval> | null = null;
    #waking: ReturnType<typeof setTimeout> | null = null;
    #closed = false;
    #heardAt = 0;
    /** Whether anything was heard since it was last doubted. */
    #lives = false;
    /** Messages with a key that no answer has come for yet. */
    #unanswered = new Map<string, ClientMessage>();

    constructor(
        readonly url: string,
        readonly hooks: SocketHooks,
        readonly open: OpenSocket = (url) => new WebSocket(url),
    ) {}

    start(): void {
        this.#closed = false;
        this.hooks.line('connecting');
        const socket = this.open(this.url);
        this.#socket = socket;
        socket.onopen = () => this.#opened();
        socket.onmessage = (event: MessageEvent<string>) => this.#heard(event.data);
        socket.onclose = () => this.#broken(socket);
    }

    /** Send now, or after the next hello if the message has a key; otherwise it is dropped. */
    send(message: ClientMessage): boolean {
        // What is said in the chat has no acknowledgement; it is said once.
        if ('key' in message && message.type !== 'chat') this.#unanswered.set(message.key, message);
        if (this.#socket?.readyState !== WebSocket.OPEN) return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    /** An answer with this key has come. */
    answered(key: string | null): void {
        if (key !== null) this.#unanswered.delete(key);
    }

    close(): void {
        this.#closed = true;
        if (this.#timer) clearTimeout(this.#timer);
        if (this.#waking) clearTimeout(this.#waking);
        this.#stopPing();
        this.#socket?.close();
    }

    /** Try at once: the network is back, or the page is awake again. */
    hurry(): void {
        if (this.#closed) return;
        if (this.#timer) {
            clearTimeout(this.#timer);
            this.#timer = null;
            this.start();
        } else if (!this.#waking) this.#listen();
    }

    /** Give the line up, and open another one, if it is silent. */
    #listen(): void {
        const socket = this.#socket;
        this.#lives = false;
        this.send({ type: 'ping' });
        this.#waking = setTimeout(() => {
            this.#waking = null;
            if (this.#closed || !socket || socket !== this.#socket) return;
            if (this.#lives) return;
            this.#wait = 0;
            this.#broken(socket);
            this.#wait = FIRST_WAIT;
            socket.close();
        }, WAKING);
    }

    #opened(): void {
        this.#wait = FIRST_WAIT;
        this.send(this.hooks.hello());
        for (const message of this.#unanswered.values()) this.send(message);
        this.hooks.line('open');
        this.#heardAt = Date.now();
        this.#ping = setInterval(() => this.#pulse(), PING_EVERY);
    }

    #pulse(): void {
        const socket = this.#socket;
        if (socket && Date.now() - this.#heardAt > SILENCE) {
            this.#broken(socket);
            socket.close();
        } else this.send({ type: 'ping' });
    }

    #heard(data: string): void {
        this.#heardAt = Date.now();
        this.#lives = true;
        if (this.received.push([Date.now(), data]) > KEPT) this.received.shift();
        this.hooks.message(JSON.parse(data) as ServerMessage);
    }

    #broken(socket: WebSocket): void {
        if (socket !== this.#socket) return;
        this.#socket = null;
        this.#stopPing();
        if (this.#closed) return;
        this.hooks.line('offline');
        // Random spread, so that not everybody contacts a restarting server at once.
        const wait = this.#wait * (0.75 + Math.random() / 2);
        this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
        this.#timer = setTimeout(() => {
            this.#timer = null;
            this.start();
        }, wait);
    }

    #stopPing(): void {
        if (this.#ping) clearInterval(this.#ping);
        this.#ping = null;
    }
}

export function socketUrl(id: string): string {
    const { protocol, host } = window.location;
    const path = fileAt(`/ws/tables/${encodeURIComponent(id)}`);
    return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}

/** 16 random bytes: a fresh idempotency key, or a text for the shuffle. */
export function newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
