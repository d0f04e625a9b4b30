// A bot that searches: it spends its budget on the first decision of a turn and reuses the tree later. The
// same as `polis.search.search_bot` in Python, with one tree.
import { best, type Candidate, type Decision, type Search, type Settings } from './search';
import type { Chance } from './chance';
import type { Work } from './work';

/** Simulations a turn, and the time after which they end. */
export interface Budget {
    simulations: number;
    seconds?: number;
}

const CHUNK = 64; // simulations between two steps
const LATER = 0.25; // of the budget: for a later decision of a turn if the tree was not kept
const MOMENT = 0.001; // seconds

/** A share of a budget, 0 to 1. */
function part({ simulations, seconds = Infinity }: Budget, share: number): Budget {
    return {
        simulations: Math.max(1, Math.floor(simulations * share)),
        seconds: Math.max(MOMENT, seconds * share),
    };
}

export class SearchBot {
    /** For which observation the tree can be reused, and how far it has grown. */
    #kept: { observation: Uint8Array; visits: number; grown: number } | null = null;

    /** An object of its own, by which the search knows whose tree it has. */
    #settings: Settings;

    constructor(
        readonly searching: Search,
        settings: Settings,
        readonly budget: Budget,
    ) {
        this.#settings = { ...settings };
    }

    /** The action with the most visits. */
    *decide(observation: Uint8Array, legal: readonly number[], chance: Chance): Work<number> {
        if (legal.length === 1) return legal[0]!;
        const found = yield* this.search(observation, chance);
        const { action } = best(found, this.searching.engine.standing(observation).turn)!;
        this.#keep(observation, action, chance);
        return action;
    }

    /** Drop the tree that is kept for a later decision of a turn. */
    forget(): void {
        this.#kept = null;
    }

    /** The legal actions that have a node; isWhole: after the whole budget, even later in a turn. */
    *search(observation: Uint8Array, chance: Chance, isWhole = false): Work<Candidate[]> {
        const { searching } = this;
        const legal = searching.engine.legal(observation);
        const budget = this.#begin(observation, chance.seed());
        yield* this.#grow(isWhole ? this.budget : budget);
        if (!searching.candidates(legal).length) yield* this.#grow({ simulations: 1 }); // only passed through
        return searching.candidates(legal);
    }

    /** The share of wins of each seat in a game that is over. */
    result(state: Uint8Array): number[] {
        this.searching.start(state, 1n);
        this.searching.grow(1);
        return this.searching.shares();
    }

    /** The win shares that a small search of a whole state expects: nothing in it is hidden. */
    value(state: Uint8Array, seed: bigint, simulations: number): number[] {
        this.#kept = null;
        this.searching.use(this.#settings);
        this.searching.start(state, seed);
        this.searching.grow(simulations);
        return this.searching.shares();
    }

    expected(action: number, least: number): Decision[] {
        return this.searching.expected(action, least);
    }

    /** Whether the first decision of a turn is to be made. */
    isFirst(state: Uint8Array): boolean {
        const { engine } = this.searching;
        return engine.told.bots.first_phases.includes(engine.standing(state).phase);
    }

    /** Reuse the kept tree if it fits the observation; returns the budget that is left. */
    #begin(observation: Uint8Array, seed: bigint): Budget | null {
        const kept = this.searching.use(this.#settings) ? this.#kept : null;
        this.#kept = null;
        if (kept?.observation.every((byte, i) => byte === observation[i])) {
            this.searching.resume(observation, seed);
            const left = 1 - kept.visits / kept.grown;
            return left > 0 ? part(this.budget, left) : null;
        }
        this.searching.start(observation, seed);
        return this.isFirst(observation) ? this.budget : part(this.budget, LATER);
    }

    *#grow(budget: Budget | null): Work<void> {
        if (!budget) return;
        const end = performance.now() + 1000 * (budget.seconds ?? Infinity);
        for (let left = budget.simulations; left > 0; left -= CHUNK) {
            this.searching.grow(Math.min(CHUNK, left));
            yield;
            if (performance.now() >= end) return;
        }
    }

    /** Keep the tree for the next decision if it is the seat's own and nothing was hidden. */
    #keep(observation: Uint8Array, action: number, chance: Chance): void {
        const { engine } = this.searching;
        const { turn: seat } = engine.standing(observation);
        const after = engine.apply(engine.sampleWorld(observation, chance.seed()), action)!.state;
        const { turn, isOver } = engine.standing(after);
        if (isOver || turn !== seat) return;
        const grown = this.searching.visits();
        const visits = this.searching.moveRoot(action);
        if (visits > 0) this.#kept = { observation: engine.observe(after, seat), visits, grown };
    }
}
