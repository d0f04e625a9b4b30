// Where pages have something thought about: in a worker of its own, so that choices are still previewed
// meanwhile. It is loaded when a hint is first asked for.
import { opened, type Host } from './host';
import { Line } from './line';
import type { Advised } from './thinker';

/** What a seat may know, at a table of a game; at: the table, where it has another box than the usual one. */
export interface Sight {
    game: string;
    at: string | undefined;
    record: Uint8Array;
    ply: number;
}

const line = new Line();
let open: { room: string; host: Promise<Host | null> } | null = null;

/** What the strongest bot would do at a position, whose seat is to act; null if it is stopped. */
export async function advice({ game, at, record, ply }: Sight): Promise<Advised | null> {
    const room = at ?? game;
    // One at a time, as each takes the room of a large tree.
    if (open?.room !== room) open = { room, host: opened(line, game, at, true) };
    try {
        const host = await open.host;
        return host && (await host.ask('advise', record, ply));
    } catch (error) {
        open = null; // the next who asks tries again
        throw error;
    }
}

/** Nobody waits for advice any more. */
export function stop(): void {
    void open?.host.then((host) => host?.ask('stop')).catch(() => {});
}
