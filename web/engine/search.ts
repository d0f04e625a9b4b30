// A search in the engine: a tree that grows by simulations, as many at a time as one likes.
import { EngineError, type Level, type Part, type RecordOf } from './description';
import type { Engine } from './engine';
import type { Place } from './memory';

/** A decision at the root: how often it was tried, and the share of wins of each seat. */
export interface Candidate {
    action: number;
    visits: number;
    shares: number[];
}

export interface Settings {
    level: Level;
    /** The record of the level's network (`weights.ts`). */
    network: Uint8Array;
    /** The most nodes of the tree, 72 bytes each. */
    nodes: number;
    /** What tempts the searching seat, for each action; none: nothing. */
    tastes?: Float64Array;
}

const CHUNK = 64;
const NO_NODE = -1;
const SEATS = 4;
/** Arrays that all functions share: they are only read. */
const SHARED = ['tables', 'weights', 'parameters'];

export class Search {
    #places = new Map<string, Place>();
    #words: number;
    #node: RecordOf;
    #at: Record<string, number>;

    /** The tree takes its room for good, so a worker has one search. */
    constructor(
        readonly engine: Engine,
        { level, network, nodes, tastes }: Settings,
    ) {
        const found = engine.parameter('search', 'm');
        if (found.kind !== 'memory')
            throw new EngineError('format', 'The search of this engine is called otherwise.');
        this.#node = engine.told.records.nodes!;
        this.#at = Object.fromEntries(this.#node.fields.map(({ name, at }) => [name, at]));
        const numbers: Record<string, number> = {
            turns: level.turns,
            hurry: level.hurry,
            ripe: level.ripe,
            has_taste: tastes ? 1 : 0,
        };
        const lengths: Record<string, number> = {
            nodes: nodes * this.#node.bytes,
            tastes: tastes?.byteLength ?? 8,
        };
        this.#words = engine.memory.words(found.parts, (part) =>
            part.kind === 'number' ? numbers[part.name]! : this.#place(part, lengths[part.name]),
        );
        engine.memory.write(this.#places.get('network')!, network, 'The network');
        if (tastes)
            engine.memory.write(
                this.#places.get('tastes')!,
                new Uint8Array(tastes.buffer, tastes.byteOffset, tastes.byteLength),
                "'tastes'",
            );
    }

    #place(part: Part & { kind: 'array' }, bytes = part.bytes): Place {
        const { memory } = this.engine;
        const place = SHARED.includes(part.name)
            ? memory.named(part.name, bytes)
            : memory.room(bytes);
        this.#places.set(part.name, place);
        return place;
    }

    #view(name: string): DataView {
        return this.engine.memory.view(this.#places.get(name)!);
    }

    /** Begin a new tree for an observation; the same seed, not 0, grows the same tree. */
    start(observation: Uint8Array, seed: bigint): void {
        const states = this.#places.get('states')!;
        const { bytes } = this.engine.told.records.states!;
        this.engine.memory.write({ at: states.at, bytes }, observation, 'An observation');
        this.#view('rng').setBigUint64(0, seed || 1n, true);
        const head = this.#view('head');
        head.setBigInt64(0, 1n, true);
        head.setBigInt64(8, 0n, true);
        const root = this.#view('nodes');
        for (let i = 0; i < this.#node.bytes; i++) root.setUint8(i, 0);
        root.setFloat64(this.#at.prior!, 1, true);
        for (const name of ['action', 'seat', 'first', 'next'])
            root.setInt32(this.#at[name]!, NO_NODE, true);
    }

    /** Let the tree grow by so many simulations; isOver is asked after each 64. */
    grow(simulations: number, isOver: () => boolean = () => false): void {
        for (let left = simulations; left > 0; left -= CHUNK) {
            const now = Math.min(CHUNK, left);
            this.engine.call('search', { m: this.#words, simulations: now });
            if (isOver()) return;
        }
    }

    /** The visits of the root. */
    visits(): number {
        return this.#int(0, 'visits');
    }

    /** The decisions of the seat to act, by action; legal: those that it has. */
    candidates(seat: number, seats: number, legal: readonly number[]): Candidate[] {
        const nodes = this.#view('nodes');
        const found: Candidate[] = [];
        for (let node = this.#int(0, 'first'); node !== NO_NODE; node = this.#int(node, 'next')) {
            const action = this.#int(node, 'action');
            if (this.#int(node, 'seat') !== seat || !legal.includes(action)) continue;
            const visits = this.#int(node, 'visits');
            const at = node * this.#node.bytes + this.#at.total_value!;
            const shares = Array.from({ length: Math.min(seats, SEATS) }, (_, other) => {
                const total = nodes.getFloat64(at + 8 * other, true);
                return total / Math.max(visits, 1);
            });
            found.push({ action, visits, shares });
        }
        return found.sort((one, other) => one.action - other.action);
    }

    #int(node: number, name: string): number {
        return this.#view('nodes').getInt32(node * this.#node.bytes + this.#at[name]!, true);
    }
}

/** The candidate with the most visits; of equals the one with the larger share, then the lower action. */
export function best(found: readonly Candidate[], seat: number): Candidate | null {
    const order = found.toSorted(
        (one, other) =>
            other.visits - one.visits ||
            other.shares[seat]! - one.shares[seat]! ||
            one.action - other.action,
    );
    return order[0] ?? null;
}
