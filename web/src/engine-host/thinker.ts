// Who thinks in a worker: the bots of a game, in slices, so that what nobody waits for any more is left.
import type { Applied, Engine } from '../../engine/engine';
import { advise, adviserOf, type Advice } from '../../engine/thinking/advice';
import { Bots } from '../../engine/thinking/bots';
import { Chance } from '../../engine/thinking/chance';
import {
    analystOf,
    Deepening,
    type Analyst,
    type Depth,
    type Question,
} from '../../engine/thinking/deepening';
import { inSlices } from '../../engine/thinking/work';
import { seedOf } from '../../engine/preview';
import type { MovePart, Part, Review, Tried } from '../../engine/review/document';
import { depthOf, Reviewing, reviewerOf } from '../../engine/review/review';
import { dealt, settingOf, type Deal } from '../local/dealt';

/** Advice, and what its points are called. */
export interface Advised extends Advice {
    unit: string;
}

/** A step deeper, and what points are called. */
export interface Analysed extends Depth {
    unit: string;
}

/** A whole state of a game. turn: whose decision follows; null after the end. */
export interface Spot {
    state: Uint8Array;
    turn: number | null;
    /** What that seat may know of it. */
    seen: Uint8Array;
    /** The events that led to it, in numbers. */
    rows: number[][];
}

export class Thinker {
    #bots: Bots;
    #analyst: Promise<Analyst> | null = null;
    #deepening: Deepening | null = null;
    #reviewing: Promise<Reviewing> | null = null;
    /** The number of the question that is thought about. */
    #question = 0;

    /** file: gives the weights in a file that a level names. */
    constructor(
        readonly engine: Engine,
        file: (name: string) => Promise<Uint8Array>,
    ) {
        this.#bots = new Bots(engine, file);
    }

    /** What the strongest bot would do; the same for the same record and ply. Null: it was stopped. */
    async advise(record: Uint8Array, ply: number): Promise<Advised | null> {
        const question = ++this.#question;
        const adviser = await adviserOf(this.#bots);
        const work = advise(adviser, record, new Chance(BigInt(ply)));
        const advice = await inSlices(work, () => question === this.#question);
        return advice && { ...advice, unit: this.engine.told.bots.unit };
    }

    /** The next step of an analysis; another question begins another one. Null: it was stopped. */
    async deepen(asked: Question): Promise<Analysed | null> {
        const question = ++this.#question;
        this.#analyst ??= analystOf(this.#bots);
        this.#analyst.catch(() => (this.#analyst = null)); // the next who asks tries again
        const analyst = await this.#analyst;
        if (question !== this.#question) return null;
        if (!this.#deepening || !isSame(asked, this.#deepening.question))
            this.#deepening = new Deepening(analyst, asked);
        const depth = await inSlices(this.#deepening.deepen(), () => question === this.#question);
        return depth && { ...depth, unit: this.engine.told.bots.unit };
    }

    // ---- reviews ---------------------------------------------------------------------------------
    /** Begin the review of a finished game: the seat of each part, null for a part of no seat. */
    async review(deal: Deal, actions: readonly number[]): Promise<(number | null)[]> {
        this.#reviewing = this.#reviewed(deal, actions);
        const { moves, count } = await this.#reviewing;
        return Array.from({ length: count }, (_, i) => moves[i]?.seat ?? null);
    }

    async #reviewed(deal: Deal, actions: readonly number[]): Promise<Reviewing> {
        const { engine } = this;
        const setting = await settingOf(deal.game);
        const seats = deal.entropies.length;
        const entropies = Array.from({ length: seats }, () => '');
        const reviewer = await reviewerOf(this.#bots, depthOf(engine));
        return new Reviewing(reviewer, {
            first: dealt(engine, setting, deal).state,
            actions,
            deal:
                deal.start === undefined
                    ? (secret) => dealt(engine, setting, { ...deal, secret, entropies }).state
                    : null,
        });
    }

    async reviewPart(number: number): Promise<Part | null> {
        const question = ++this.#question;
        const reviewing = await this.#reviewing!;
        return inSlices(reviewing.part(number), () => question === this.#question);
    }

    /** Another move in the worlds of a verdict; null: it was stopped. */
    async reviewTry(of: MovePart, actions: readonly number[]): Promise<Tried | null> {
        const question = ++this.#question;
        const reviewing = await this.#reviewing!;
        return inSlices(reviewing.tried(of, actions), () => question === this.#question);
    }

    /** The review, from all parts in order. */
    async reviewWhole(parts: readonly Part[]): Promise<Review> {
        return (await this.#reviewing!).whole(parts);
    }

    // ---- positions -------------------------------------------------------------------------------
    /** All positions of a game. */
    async retrace(deal: Deal, actions: readonly number[]): Promise<Spot[]> {
        const { engine } = this;
        const spots = [this.#spot(dealt(engine, await settingOf(deal.game), deal))];
        for (const action of actions) {
            const applied = engine.apply(spots.at(-1)!.state, action);
            if (!applied) throw new Error(`These rules do not allow action ${spots.length}.`);
            spots.push(this.#spot(applied));
        }
        return spots;
    }

    /** A position that fits what a seat knows: the same for the same record and ply. */
    sampled(record: Uint8Array, ply: number): Spot {
        return this.#spot({ state: this.engine.sampleWorld(record, seedOf(ply)), rows: [] });
    }

    /** A position in which what a seat did not know is drawn anew. */
    redrawn(state: Uint8Array, seat: number, seed: bigint): Uint8Array {
        return this.engine.sampleWorld(this.engine.observe(state, seat), seed);
    }

    /** Where an action leads; null if it is not allowed. */
    walked(state: Uint8Array, action: number): Spot | null {
        const applied = this.engine.apply(state, action);
        return applied && this.#spot(applied);
    }

    /** Whose decision follows; null after the end. */
    turn(record: Uint8Array): number | null {
        const { isOver, turn } = this.engine.standing(record);
        return isOver ? null : turn;
    }

    #spot({ state, rows }: Applied): Spot {
        const turn = this.turn(state);
        const seen = turn === null ? state : this.engine.observe(state, turn);
        return { state, turn, seen, rows };
    }

    stop(): void {
        this.#question += 1;
    }
}

function isSame(one: Question, other: Question): boolean {
    const told = ({ record, isOpen, played }: Question) =>
        `${isOpen} ${played.join()} ${record.join()}`;
    return told(one) === told(other);
}
