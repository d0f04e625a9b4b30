// Tables of this browser itself, which need no server: their ids say so. What runs them is loaded when the first
// one is asked for.
import type { KeptEngine } from '../local/store';
import type { TableHead } from '../protocol/messages';

const PREFIX = 'local-';

export function newLocalId(key: string): string {
    return PREFIX + key;
}

export function isLocal(table: string): boolean {
    return table.startsWith(PREFIX);
}

/** The table itself, if it has a game of its own: with another box, other rules, or an engine that it keeps. */
export function ownGameOf({
    id,
    box,
    rules,
}: Pick<TableHead, 'id' | 'box' | 'rules'>): string | undefined {
    return box || rules || isLocal(id) ? id : undefined;
}

/** Whether a request is about tables of this browser. */
export function isHere(path: string): boolean {
    return path.startsWith('/here/') || path.startsWith(`/tables/${PREFIX}`);
}

/** What looks like a socket to a table, and is a line to this browser's own worker. */
export class NearSocket {
    readyState: number = WebSocket.CONNECTING;
    onopen: () => void = () => {};
    onmessage: (event: { data: string }) => void = () => {};
    onclose: () => void = () => {};
    #port: MessagePort | null = null;

    constructor(table: string) {
        import('../local/line').then(
            ({ lineTo }) => this.#opened(lineTo(table, () => this.close())),
            () => this.close(),
        );
    }

    send(data: string): void {
        this.#port?.postMessage(data);
    }

    close(): void {
        if (this.readyState === WebSocket.CLOSED) return;
        this.readyState = WebSocket.CLOSED;
        this.#port?.postMessage('');
        this.#port?.close();
        this.onclose();
    }

    #opened(port: MessagePort): void {
        if (this.readyState === WebSocket.CLOSED) return;
        this.#port = port;
        this.readyState = WebSocket.OPEN;
        port.onmessage = ({ data }: MessageEvent<string>) => this.onmessage({ data });
        this.onopen();
    }
}

/** A request about tables of this browser, answered as the server would. */
export async function answerHere(path: string, body?: unknown): Promise<Response> {
    const { ask } = await import('../local/line');
    const { status, body: told } = await ask({ path, body });
    return Response.json(told, { status });
}

/** The engine that a table of this browser keeps: its files by their names. */
export async function engineHere(
    table: string,
): Promise<{ version: string; files: Record<string, ArrayBuffer> }> {
    const { ask } = await import('../local/line');
    const { body } = await ask({ path: `/tables/${table}/engine` });
    const { name, files } = body as KeptEngine;
    return { version: name[1], files };
}
