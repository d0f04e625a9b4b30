// What one table says to the server, over a socket that reconnects.
import { helloTo } from '../account/keys';
import type { Reason } from '../engine-host/results';
import type { ClientMessage, Refused, ServerMessage } from '../protocol/messages';
import { isLocal, NearSocket } from './here';
import { version } from './version.svelte';
import { newKey, socketUrl, TableSocket, type Line, type OpenSocket } from './socket';

type WithKey = Extract<ClientMessage, { key: string }>;
type WithoutKey<M> = M extends unknown ? Omit<M, 'key'> : never;
/** A message that changes the table; the connection adds the key. */
export type Command = WithoutKey<WithKey>;

export interface Refusal extends Reason {
    /** A new number for each refusal, so that the same sentence is announced again. */
    n: number;
}

/** How a table is reached: by the network, or in this browser. */
function socketTo(id: string): OpenSocket | undefined {
    return isLocal(id) ? () => new NearSocket(id) as unknown as WebSocket : undefined;
}

export class Connection {
    line = $state<Line>('connecting');
    /** The key of the command that the server has not acknowledged yet. */
    sending = $state<string | null>(null);
    /** Why the last attempt is not allowed. */
    refusal = $state.raw<Refusal | null>(null);
    readonly socket: TableSocket;
    #refusals = 0;
    /** The last version that this client has seen: no older one may follow. */
    #known = 0;
    #broke = false;

    /** `received`: called with each message. */
    constructor(
        readonly id: string,
        received: (message: ServerMessage) => void,
        open?: OpenSocket,
    ) {
        const hooks = {
            hello: () => this.#greeting(),
            message: (message: ServerMessage) => {
                if ('version' in message) this.#known = Math.max(this.#known, message.version);
                received(message);
            },
            line: (line: Line) => {
                // Who comes back may meet a newer server.
                if (line === 'open' && this.#broke) void version.check();
                this.#broke = line === 'offline' || (line === 'connecting' && this.#broke);
                this.line = line;
            },
        };
        this.socket = new TableSocket(socketUrl(id), hooks, open ?? socketTo(id));
    }

    /** Connect; returns how to disconnect. */
    start(): () => void {
        const hurry = () => document.visibilityState === 'visible' && this.socket.hurry();
        this.socket.start();
        const stop = new AbortController();
        window.addEventListener('online', hurry, { signal: stop.signal });
        window.addEventListener('pageshow', hurry, { signal: stop.signal });
        for (const waking of ['visibilitychange', 'resume'])
            document.addEventListener(waking, hurry, { signal: stop.signal });
        return () => {
            stop.abort();
            this.socket.close();
        };
    }

    /** Ask for everything: a seat was taken here, or something was missed. */
    hello(): void {
        this.socket.send(this.#greeting());
    }

    #greeting(): ClientMessage {
        return helloTo(this.id, this.#known);
    }

    /** Send a command; it is repeated under its key until the server has acknowledged it. */
    command(command: Command): void {
        const message = { ...command, key: newKey() } as WithKey;
        this.sending = message.key;
        this.refusal = null;
        this.socket.send(message);
    }

    /** The chat is not acknowledged: a line is sent once. */
    chat(seat: number | null, text: string): void {
        this.socket.send({ type: 'chat', key: newKey(), seat, text });
    }

    acknowledged(key: string | null): void {
        this.socket.answered(key);
        if (key !== null && key === this.sending) this.sending = null;
    }

    /** A command was refused. */
    refused(message: Refused): void {
        this.acknowledged(message.key);
        this.tell(message);
    }

    tell({ clause, text }: Reason): void {
        this.refusal = { clause, text, n: ++this.#refusals };
    }

    dismiss(): void {
        this.refusal = null;
    }
}
