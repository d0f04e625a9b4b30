// The worker in which the tables of this browser live. Each tab has its own; what they share is the store,
// which lets the first one write (`store.ts`), and each tells the others what it has written.
import { LocalServer, type Asked, type Answer } from './server';
import type { ClientMessage } from '../protocol/messages';
import type { Client } from './live';
import { Refused, toldOf } from './refused';
import { keepEngine, rulesOf } from './rules';
import { browserStore } from './store';
import { turnOf } from './thinking';

/** From the page: a request under a number, or a line to a table, for which it sends a port. */
export type Call = { id: number; asked: Asked } | { table: string };

export interface Reply extends Answer {
    id: number;
}

/** In some private windows. */
const NO_STORAGE = new Refused('here-no-storage');
const tabs = new BroadcastChannel('polis tables');
const serving = browserStore().then(
    (store) =>
        new LocalServer({
            store,
            turnOf,
            rulesOf: (game, version) => rulesOf(store, game, version),
            keepEngine: (detail, bots) => keepEngine(store, detail, bots),
            changed: (id) => tabs.postMessage(id),
        }),
);
serving.catch(() => {}); // each request is answered with it

tabs.onmessage = ({ data }: MessageEvent<string>) => {
    void serving.then((server) => server.refresh(data)).catch(() => {});
};

addEventListener('message', async ({ data, ports }: MessageEvent<Call>) => {
    if ('table' in data) connect(data.table, ports[0]!);
    else postMessage({ id: data.id, ...(await answer(data.asked)) } satisfies Reply);
});

async function answer(asked: Asked): Promise<Answer> {
    const server = await serving.catch(() => null);
    return server ? server.answer(asked) : { status: 503, body: await toldOf(NO_STORAGE) };
}

/** Messages of one line, in order; the empty one says that the page has closed it. */
function connect(table: string, port: MessagePort): void {
    const client: Client = { send: (message) => port.postMessage(JSON.stringify(message)) };
    port.onmessage = async ({ data }: MessageEvent<string>) => {
        const server = await serving.catch(() => null);
        if (!server)
            client.send({ type: 'refused', key: null, ...(await toldOf(NO_STORAGE)), version: 0 });
        else if (data) void server.hear(table, client, JSON.parse(data) as ClientMessage);
        else void server.leave(table, client);
    };
}
