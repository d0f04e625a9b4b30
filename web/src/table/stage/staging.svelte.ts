// The turns of others, shown step by step. They queue up; a player who does not want to watch
// sees the present position at once. The viewer's own choices never wait for it.
import type { BoardProps } from '../../games/contract';
import type { Beat, Story } from '../../games/story';
import type { Happened, View } from '../../protocol/messages';
import { toldAt } from '../aside/turns';

export type Pace = 'slow' | 'normal' | 'fast' | 'off';
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'off'];

export interface StagedTurn {
    seat: number | null;
    beats: Beat[];
}

interface Manner {
    pace: () => Pace;
    /** Nothing moves: stills with the same lines. */
    still: () => boolean;
    /** Somebody is looking; what happens meanwhile waits for them. */
    watched: () => boolean;
}

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 1 };
/** Milliseconds at the normal pace: the line is read, a thing flies, the next one starts. */
const LINE = { least: 700, letter: 28, most: 1200 };
export const FLIGHT = 450;
export const APART = 70;
/** More things than these are one thing with a number. */
export const MOST_FLYING = 6;
/** More than these at once could not be followed, only waited for. */
const MOST_LOOSE = 9;
/** With more turns waiting each step is shorter, by this factor. */
const CROWDED = 0.75;
/** At most this many turns are kept for players who come back late. */
const MOST = 12;

/** How long a step is shown, in milliseconds. */
export function lengthOf(beat: Beat, pace: Pace, waiting = 0): number {
    if (beat.length !== undefined) return Math.round(beat.length * FACTORS[pace]);
    const read = Math.min(LINE.most, LINE.least + LINE.letter * beat.line.length);
    const grave = beat.grave ? 1.6 : 1;
    return Math.round(Math.max(read, landing(beat)) * grave * speed(pace, waiting));
}

/** When everything of a step has arrived, in milliseconds at the normal pace. */
export function landing(beat: Beat): number {
    const last = Math.max(0, ...beat.flights.map(({ after }) => after ?? 0));
    if (last > 0) return Math.min((beat.length ?? Infinity) - 100, FLIGHT + last);
    const things = beat.flights.reduce((sum, { count }) => sum + Math.min(count, MOST_FLYING), 0);
    return things === 0 ? 0 : Math.min(LINE.most - 100, FLIGHT + APART * (things - 1));
}

function speed(pace: Pace, waiting: number): number {
    return FACTORS[pace] * (waiting > 0 ? CROWDED : 1);
}

/** What flies since an earlier position although it is not staged, as one step without words. */
export function flown(story: Story, before: View, shown: BoardProps): Beat | null {
    const { view, happened, names, viewer } = shown;
    const flightsOf = (events: Happened[]) =>
        story
            .beats(toldAt({ names, you: viewer }, before, view, events))
            .flatMap(({ flights }) => flights);
    const known = flightsOf(happened.filter(({ ply }) => ply <= Number(before.ply)));
    const flights = flightsOf(happened).slice(known.length).slice(-MOST_LOOSE);
    if (flights.length === 0 || !(Number(view.ply) > Number(before.ply))) return null;
    return { seat: null, line: '', spots: [], view, landed: view, flights };
}

export class Staging {
    turn = $state.raw<StagedTurn | null>(null);
    at = $state(0);
    /** What flew in this step has arrived. */
    landed = $state(false);
    /** Turns still to be shown after this one. */
    waiting = $state(0);
    /** The last picture of the telling, shown or not. */
    last = $state.raw<View | null>(null);
    /** The turns since the viewer's last one. */
    kept = $state.raw<StagedTurn[]>([]);
    #queue: StagedTurn[] = [];
    #timers: ReturnType<typeof setTimeout>[] = [];

    constructor(readonly manner: Manner) {}

    /** The step that is shown; null when the present position is. */
    get beat(): Beat | null {
        return this.turn?.beats[this.at] ?? null;
    }

    get on(): boolean {
        return this.beat !== null;
    }

    get factor(): number {
        return speed(this.manner.pace(), this.waiting);
    }

    /** Show a turn after those already queued. */
    add(turn: StagedTurn): void {
        if (turn.beats.length === 0) return;
        this.kept = [...this.kept, turn].slice(-MOST);
        this.last = turn.beats.at(-1)!.landed;
        if (this.manner.pace() === 'off') return;
        this.#queue = [...this.#queue, turn].slice(-MOST);
        this.#count();
        if (!this.on) this.#next();
    }

    /** A picture of a scene that waits to be left, since nothing moves by itself here. */
    get rests(): boolean {
        return this.beat?.scene === true && this.manner.still();
    }

    /** The next picture of a scene. */
    next(): void {
        this.#stop();
        this.#show(this.at + 1);
    }

    /** To now. */
    skip(): void {
        this.#queue = [];
        this.#stop();
        this.turn = null;
        this.#count();
    }

    /** Replay everything since the player's last turn. */
    again(): void {
        if (this.kept.length === 0) return;
        this.skip();
        this.#queue = [...this.kept];
        this.#next(true);
    }

    /** Show a turn of before, at once. */
    play(turn: StagedTurn): void {
        this.skip();
        this.#queue = [turn];
        this.#next(true);
    }

    /** The viewer's turn is over: what came before it is not shown again. */
    forget(): void {
        this.skip();
        this.kept = [];
        this.last = null;
    }

    /** Somebody looks again. */
    wake(): void {
        if (!this.on && this.#queue.length > 0) this.#next();
    }

    #count(): void {
        this.waiting = this.#queue.length;
    }

    #stop(): void {
        for (const timer of this.#timers) clearTimeout(timer);
        this.#timers = [];
    }

    #next(asked = false): void {
        this.#stop();
        if (!asked && !this.manner.watched()) {
            this.turn = null;
            return;
        }
        this.turn = this.#queue.shift() ?? null;
        this.#count();
        if (this.turn) this.#show(0);
    }

    #show(at: number): void {
        const beat = this.turn?.beats[at];
        if (!beat) {
            this.#next();
            return;
        }
        this.at = at;
        const flies = beat.flights.length > 0 && !this.manner.still();
        this.landed = !flies;
        const pace = this.manner.pace();
        if (flies) this.#later(() => (this.landed = true), landing(beat) * this.factor);
        if (this.rests) return;
        this.#later(() => this.#show(at + 1), lengthOf(beat, pace, this.waiting));
    }

    #later(what: () => void, after: number): void {
        this.#timers.push(setTimeout(what, after));
    }
}
