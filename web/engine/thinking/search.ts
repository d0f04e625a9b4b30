// A tree search in the engine. An engine has the memory of one tree, which every search takes over from
// the one before.
import { EngineError, type Level, type Part, type RecordOf } from '../description';
import type { Engine } from '../engine';
import type { Place } from '../memory';

/** A decision at the root: how often it was tried, and the share of wins of each seat. */
export interface Candidate {
    action: number;
    visits: number;
    shares: number[];
}

/** Actions of a seat in a row: how often they were tried, and the share of wins of each seat. */
export interface Sequence extends Omit<Candidate, 'action'> {
    actions: number[];
}

/** A seat and what it decides. */
export type Decision = [seat: number, action: number];

/** How a search plays. */
export interface Settings {
    level: Level;
    /** The record of the level's network (`weights.ts`). */
    network: Uint8Array;
    /** What tempts the searching seat, for each action; none: nothing. */
    tastes?: Float64Array;
}

const NODES = 400_000; // 72 bytes each, as many as in Python
const MOST_FILLED = 0.5; // a tree that fills a larger share of its nodes is not kept
const NO_NODE = -1;
const HIDDEN = -1; // the action of a decision that only its seat can see
const SEATS = 4;
/** Arrays that all functions share: they are only read. */
const SHARED = ['tables', 'weights', 'parameters'];

export class Search {
    #places = new Map<string, Place>();
    #words: number;
    #parts: readonly Part[];
    #node: RecordOf;
    #at: Record<string, number>;
    #settings: Settings | null = null;
    /** Of the observation at the root. */
    #seat = 0;
    #seats = 0;

    /** nodes: the most of a tree; what they take is never given back. Searches of another name have a tree
        of their own. */
    constructor(
        readonly engine: Engine,
        readonly nodes = NODES,
        readonly name = 'search',
    ) {
        const found = engine.parameter('search', 'm');
        if (found.kind !== 'memory')
            throw new EngineError('format', 'The search of this engine is called otherwise.');
        this.#parts = found.parts;
        this.#node = engine.told.records.nodes!;
        this.#at = Object.fromEntries(this.#node.fields.map(({ name, at }) => [name, at]));
        const lengths: Record<string, number> = {
            nodes: nodes * this.#node.bytes,
            tastes: 8 * engine.told.actions,
        };
        this.#words = engine.memory.words(found.parts, (part) =>
            part.kind === 'number' ? 0 : this.#place(part, lengths[part.name]),
        );
    }

    #place(part: Part & { kind: 'array' }, bytes = part.bytes): Place {
        const name = SHARED.includes(part.name) ? part.name : `${this.name} ${part.name}`;
        const place = this.engine.memory.named(name, bytes);
        this.#places.set(part.name, place);
        return place;
    }

    /** Search so from now on; whether it did before. Otherwise its tree means nothing any more. */
    use(settings: Settings): boolean {
        if (settings === this.#settings) return true;
        const { level, network, tastes } = settings;
        const { memory } = this.engine;
        memory.write(this.#places.get('network')!, network, 'The network');
        if (tastes)
            memory.write(this.#places.get('tastes')!, new Uint8Array(tastes.buffer), "'tastes'");
        const { turns, hurry, ripe } = level;
        this.#set({ turns, hurry, ripe, has_taste: tastes ? 1 : 0 });
        this.#settings = settings;
        return false;
    }

    #set(numbers: Record<string, number>): void {
        const words = this.engine.memory.view({ at: this.#words, bytes: 16 * this.#parts.length });
        this.#parts.forEach(({ name, kind }, i) => {
            if (kind === 'number') words.setBigInt64(16 * i, BigInt(numbers[name] ?? 0), true);
        });
    }

    #view(name: string): DataView {
        return this.engine.memory.view(this.#places.get(name)!);
    }

    /** Begin a new tree for an observation; the same seed, not 0, grows the same tree. */
    start(observation: Uint8Array, seed: bigint): void {
        this.resume(observation, seed);
        const head = this.#view('head');
        head.setBigInt64(0, 1n, true);
        head.setBigInt64(8, 0n, true);
        const root = this.#view('nodes');
        for (let i = 0; i < this.#node.bytes; i++) root.setUint8(i, 0);
        root.setFloat64(this.#at.prior!, 1, true);
        for (const name of ['action', 'seat', 'first', 'next'])
            root.setInt32(this.#at[name]!, NO_NODE, true);
    }

    /** Go on with the tree from its root, which stands for the observation. */
    resume(observation: Uint8Array, seed: bigint): void {
        const { at } = this.#places.get('states')!;
        const { bytes } = this.engine.told.records.states!;
        this.engine.memory.write({ at, bytes }, observation, 'An observation');
        this.#view('rng').setBigUint64(0, seed || 1n, true);
        ({ turn: this.#seat, seats: this.#seats } = this.engine.standing(observation));
    }

    /** Let the tree grow by so many simulations. */
    grow(simulations: number): void {
        this.engine.call('search', { m: this.#words, simulations });
    }

    // ---- the tree ------------------------------------------------------------------------------------
    get #root(): number {
        return Number(this.#view('head').getBigInt64(8, true));
    }

    /** The visits of the root. */
    visits(): number {
        return this.#int(this.#root, 'visits');
    }

    /** The share of wins of each seat at the root. */
    shares(): number[] {
        return this.#shares(this.#root);
    }

    /** The decisions of the seat to act, by action; legal: those that it has. */
    candidates(legal: readonly number[]): Candidate[] {
        const has = new Set(legal);
        return this.#children(this.#root)
            .map((node) => ({
                node,
                action: this.#int(node, 'action'),
                seat: this.#int(node, 'seat'),
            }))
            .filter(({ action, seat }) => seat === this.#seat && has.has(action))
            .map(({ node, action }) => ({
                action,
                visits: this.#int(node, 'visits'),
                shares: this.#shares(node),
            }));
    }

    /** What the search expects from an action of the root on, up to a node with fewer visits than `least`
        or a hidden decision. */
    expected(action: number, least: number): Decision[] {
        return this.#course(this.#child(action), least);
    }

    /** The same after actions of the seat to act. */
    following(actions: readonly number[], least: number): Decision[] {
        let node = this.#root;
        for (const action of actions) if (node !== NO_NODE) node = this.#child(action, node);
        return node === NO_NODE ? [] : this.#course(this.#mostVisited(node, least), least);
    }

    #course(node: number, least: number): Decision[] {
        const found: Decision[] = [];
        while (node !== NO_NODE && this.#int(node, 'action') !== HIDDEN) {
            found.push([this.#int(node, 'seat'), this.#int(node, 'action')]);
            node = this.#mostVisited(node, least);
        }
        return found;
    }

    /** The sequences of actions of the seat to act, as far as nodes have at least so many visits. */
    sequences(least: number): Sequence[] {
        const found: Sequence[] = [];
        const follow = (node: number, actions: number[]) => {
            const next = this.#children(node).filter(
                (child) =>
                    this.#int(child, 'seat') === this.#seat &&
                    this.#int(child, 'action') !== HIDDEN &&
                    this.#int(child, 'visits') >= least,
            );
            if (next.length === 0 && actions.length > 0)
                found.push({
                    actions,
                    visits: this.#int(node, 'visits'),
                    shares: this.#shares(node),
                });
            for (const child of next) follow(child, [...actions, this.#int(child, 'action')]);
        };
        follow(this.#root, []);
        return found;
    }

    /** Make the child for an action the root; returns its visits, 0 if the tree is dropped. */
    moveRoot(action: number): number {
        const child = this.#child(action);
        const head = this.#view('head');
        if (child === NO_NODE || Number(head.getBigInt64(0, true)) > MOST_FILLED * this.nodes)
            return 0;
        head.setBigInt64(8, BigInt(child), true);
        return this.#int(child, 'visits');
    }

    #child(action: number, parent = this.#root): number {
        const found = this.#children(parent).find(
            (node) =>
                this.#int(node, 'seat') === this.#seat && this.#int(node, 'action') === action,
        );
        return found ?? NO_NODE;
    }

    #mostVisited(parent: number, least: number): number {
        let [best, most] = [NO_NODE, least - 1];
        for (const child of this.#children(parent)) {
            const visits = this.#int(child, 'visits');
            if (visits > most) [best, most] = [child, visits];
        }
        return best;
    }

    /** The children of a node, by seat and action. */
    #children(parent: number): number[] {
        const found: number[] = [];
        let child = this.#int(parent, 'first');
        for (; child !== NO_NODE; child = this.#int(child, 'next')) found.push(child);
        return found;
    }

    #shares(node: number): number[] {
        const at = node * this.#node.bytes + this.#at.total_value!;
        const visits = Math.max(this.#int(node, 'visits'), 1);
        const nodes = this.#view('nodes');
        return Array.from(
            { length: Math.min(this.#seats, SEATS) },
            (_, seat) => nodes.getFloat64(at + 8 * seat, true) / visits,
        );
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
