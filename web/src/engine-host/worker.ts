// The engines of games, off the page's thread. Calls are numbered and answered in order.
import { EngineError } from '../../engine/description';
import { Engine } from '../../engine/engine';
import { Positions } from '../../engine/position';
import { Room, type AnyOwn } from './room';

/** What an engine is opened with. tables: what is known of another box than the usual one. */
export interface Opening {
    game: string;
    version: string;
    tables?: Uint8Array;
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
const rooms = new Map<string, Promise<Room>>();

async function opened({ game, version, tables }: Opening): Promise<Room> {
    const own = OWN[`../games/${game}/named.ts`];
    if (!own)
        throw new EngineError('format', `This client does not know the positions of ${game}.`);
    const [told, module, its] = await Promise.all([
        fetched(game, 'engine.json', version).then((answer) => answer.json()),
        WebAssembly.compileStreaming(fetched(game, 'engine.wasm', version)),
        own(),
    ]);
    const rules = told.rules_version;
    const engine = await Engine.load({ game, rules, told, module, ...(tables && { tables }) });
    return new Room(new Positions(engine, its));
}

async function fetched(game: string, name: string, version: string): Promise<Response> {
    const answer = await fetch(`/engines/${game}/${name}?v=${version}`);
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
