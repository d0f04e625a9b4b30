// The engines of games, off the page's thread. Calls are numbered and answered in order.
import { EngineError } from '../../engine/description';
import { Engine } from '../../engine/engine';
import { Positions } from '../../engine/position';
import { fileAt } from '../place';
import { Room, type AnyOwn } from './room';
import type { Thinker } from './thinker';

/** What an engine is opened with. files: those that a game keeps, else they are fetched; tables: what is known
    of another box than the usual one; thinks: for bots, not for positions. */
export interface Opening {
    game: string;
    version: string;
    files?: Record<string, ArrayBuffer>;
    tables?: Uint8Array;
    thinks: boolean;
}

/** A question to a room, by the name of a method. */
export interface Call {
    id: number;
    room: string;
    name: string;
    given: unknown[];
}

export interface Answer {
    id: number;
    value?: unknown;
    /** What went wrong, in a sentence. */
    fault?: string;
}

const OWN = import.meta.glob<AnyOwn>('../games/*/named.ts', { import: 'own' });
/** Without it no browser compiles what comes. */
const WASM = { 'Content-Type': 'application/wasm' };
const rooms = new Map<string, Promise<Room | Thinker>>();

async function opened(opening: Opening): Promise<Room | Thinker> {
    const { game, thinks } = opening;
    const engine = loaded(opening);
    if (thinks) {
        const { Thinker } = await import('./thinker');
        const file = async (name: string) =>
            new Uint8Array(await (await fileOf(opening, name)).arrayBuffer());
        return new Thinker(await engine, file);
    }
    const own = OWN[`../games/${game}/named.ts`];
    if (!own)
        throw new EngineError('format', `This client does not know the positions of ${game}.`);
    const [its, known] = await Promise.all([own(), engine]);
    return new Room(new Positions(known, its));
}

async function loaded(opening: Opening): Promise<Engine> {
    const { game, tables } = opening;
    const [told, module] = await Promise.all([
        fileOf(opening, 'engine.json').then((answer) => answer.json()),
        WebAssembly.compileStreaming(fileOf(opening, 'engine.wasm')),
    ]);
    const rules = told.rules_version;
    return Engine.load({ game, rules, told, module, ...(tables && { tables }) });
}

async function fileOf({ game, version, files }: Opening, name: string): Promise<Response> {
    const kept = files?.[name];
    if (kept) return new Response(kept, { headers: WASM });
    const answer = await fetch(fileAt(`/engines/${game}/${version}/${name}`));
    if (answer.ok) return answer;
    throw new Error(`The server has no '${name}' of ${game}.`);
}

/** Answer a call; a room stays until another one of its name is opened. */
async function answer({ room, name, given }: Call): Promise<unknown> {
    if (name === 'open') {
        const opening = opened(given[0] as Opening);
        rooms.set(room, opening);
        await opening;
        return undefined;
    }
    const found = (await rooms.get(room)) as unknown as Record<
        string,
        (...of: unknown[]) => unknown
    >;
    return found[name]!(...given);
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const told = (answer: Omit<Answer, 'id'>) => postMessage({ id: data.id, ...answer });
    answer(data).then(
        (value) => told({ value }),
        (error: unknown) => told({ fault: error instanceof Error ? error.message : String(error) }),
    );
});
