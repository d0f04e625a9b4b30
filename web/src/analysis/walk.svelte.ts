// A variation: from a position step by step, along a line or by one's own choices, in one world.
import type { Spot } from '../engine-host/thinker';

/** Tells where an action leads; null if it is not allowed. */
export type Walks = (state: Uint8Array, action: number) => Promise<Spot | null>;

/** A position of a variation. */
export interface Step {
    ply: number;
    spot: Spot;
    /** What led here from the step before, of one seat; empty at the beginning. */
    actions: number[];
    seat: number | null;
    /** The chance of winning here of the seat that was to act at the beginning; null: not known yet. */
    chance: number | null;
}

export class Walk {
    steps = $state.raw<Step[]>([]);
    at = $state(0);
    /** What follows, if one goes on along a line. */
    #ahead: number[] = [];
    /** Whether a step is being worked out. */
    #busy = false;

    constructor(readonly walks: Walks) {}

    get here(): Step | null {
        return this.steps[this.at] ?? null;
    }

    begin(spot: Spot, ply: number): void {
        this.steps = [{ ply, spot, actions: [], seat: null, chance: null }];
        this.at = 0;
        this.#ahead = [];
    }

    /** Go along a line from here. */
    async along(actions: readonly number[]): Promise<boolean> {
        this.#ahead = [...actions];
        return this.#on();
    }

    /** One step on, where one was before or along the line; returns whether there was one. */
    async forward(): Promise<boolean> {
        if (this.at < this.steps.length - 1) {
            this.at += 1;
            return true;
        }
        return this.#on();
    }

    back(): boolean {
        if (this.at === 0) return false;
        this.at -= 1;
        return true;
    }

    jump(at: number): void {
        this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    }

    /** Make a choice in place of what followed here. */
    async choose(action: number): Promise<boolean> {
        const goesOn = this.#ahead[0] === action && this.at === this.steps.length - 1;
        const rest = goesOn ? this.#ahead.slice(1) : [];
        this.#ahead = [action];
        const done = await this.#on();
        this.#ahead = rest;
        return done;
    }

    /** The chance at a step has become known. */
    tell(at: number, chance: number): void {
        this.steps = this.steps.map((step, i) => (i === at ? { ...step, chance } : step));
    }

    /** What follows of the line, to the end of the turn of the seat to act. */
    async #on(): Promise<boolean> {
        const from = this.here;
        if (!from || this.#busy) return false;
        this.#busy = true;
        try {
            const step = await this.#walked(from);
            if (!step || from !== this.here) return false;
            this.steps = [...this.steps.slice(0, this.at + 1), step];
            this.at += 1;
            return true;
        } finally {
            this.#busy = false;
        }
    }

    async #walked({ ply, spot: start }: Step): Promise<Step | null> {
        const actions: number[] = [];
        const rows: number[][] = [];
        let spot = start;
        while (this.#ahead.length > 0 && spot.turn !== null && spot.turn === start.turn) {
            const next = await this.walks(spot.state, this.#ahead[0]!);
            if (!next) {
                this.#ahead = []; // the line was expected in another world
                break;
            }
            spot = next;
            rows.push(...next.rows);
            actions.push(this.#ahead.shift()!);
        }
        if (actions.length === 0) return null;
        const seat = start.turn;
        return {
            ply: ply + actions.length,
            spot: { ...spot, rows },
            actions,
            seat,
            chance: null,
        };
    }
}
