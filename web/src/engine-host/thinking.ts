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

/** Who thinks about a game; null without an engine. One game at a time, as each takes the room of a large tree. */
export async function thinkerOf(game: string, at: string | undefined): Promise<Host | null> {
    const room = at ?? game;
    if (open?.room !== room) open = { room, host: opened(line, game, at, true) };
    try {
        return await open.host;
    } catch (error) {
        open = null; // the next who asks tries again
        throw error;
    }
}

/** What the strongest bot would do at a position, whose seat is to act; null if it is stopped. */
export async function advice({ game, at, record, ply }: Sight): Promise<Advised | null> {
    try {
        const host = await thinkerOf(game, at);
        return host && (await host.ask('advise', record, ply));
    } catch (error) {
        open = null;
        throw error;
    }
}

/** Nobody waits for advice any more. */
export function stop(): void {
    void open?.host.then((host) => host?.ask('stop')).catch(() => {});
}
