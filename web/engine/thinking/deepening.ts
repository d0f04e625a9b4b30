// An analysis that deepens while somebody looks: one tree that grows in steps, and a judge of its best lines
// whose worlds become more with each step. All is counted, and chance begins anew with each position, so that
// the same record has the same analysis.
import { calibrated, STRONGEST } from './advice';
import type { Bots } from './bots';
import { Chance } from './chance';
import {
    estimate,
    gainOf,
    isSure,
    lossOf,
    meanOf,
    Worlds,
    type Estimate,
    type Gain,
    type Judged,
} from './judge';
import { lineOf } from './lines';
import { Search, type Candidate, type Decision, type Settings } from './search';
import { SearchBot } from './search-bot';
import type { Work } from './work';

/** looks: simulations so far; worlds: in which lines are judged so far. The first steps only look. */
export const STEPS = [
    { looks: 100, worlds: 0 },
    { looks: 400, worlds: 0 },
    { looks: 1600, worlds: 4 },
    { looks: 6400, worlds: 8 },
    { looks: 25_600, worlds: 16 },
    { looks: 50_000, worlds: 24 },
] as const;
const CHUNK = 64; // simulations between two steps
const LOOK = { simulations: 800 }; // of each search of the judge
const LOOK_NODES = 40_000; // more than such a search fills
const MOST_LINES = 4; // besides what was played
const MOST_ALIKE = 2; // of them that begin with the same decision, if there are others
const FEW_VISITS = 8; // an expected line ends at a node with fewer
const PART = 500; // a line has at least one in so many looks

/** What is analysed. record: what the seat to act knows, or the whole state where all is open. */
export interface Question {
    record: Uint8Array;
    isOpen: boolean;
    /** What the seat then played; empty if nobody knows. */
    played: readonly number[];
}

/** A way to play on. */
export interface Line {
    /** Of the seat, as far as its turn can be foreseen. */
    actions: number[];
    /** What is expected after it. */
    course: Decision[];
    /** Each seat's chance of winning, and how sure that of the seat is; null before there is a verdict. */
    verdict: { shares: number[]; error: number } | null;
    /** How much less likely the seat wins than with the first line; null for that one, and without verdict. */
    loss: Estimate | null;
    /** What the first line gains over this one; for that one itself: over what was played, else over the next. */
    gain: Gain | null;
    isPlayed: boolean;
}

/** An analysis of a seat so far, its best line first. */
export interface Depth {
    seat: number;
    looks: number;
    worlds: number;
    /** Each seat's chance of winning: of the first line, or by the tree alone. */
    shares: number[];
    lines: Line[];
    /** Whether it gets no deeper. */
    isDone: boolean;
}

/** Who analyses. slope: of the network (`weights.ts`). */
export interface Analyst {
    search: Search;
    judge: Search;
    settings: Settings;
    slope: number;
}

/** The strongest bot of a game, with a second tree for the judge; its weights are fetched at the first call. */
export async function analystOf(bots: Bots): Promise<Analyst> {
    const settings = await bots.settings(STRONGEST);
    const { slope } = await bots.network(settings.level);
    const { search } = bots;
    return { search, judge: new Search(search.engine, LOOK_NODES, 'judge'), settings, slope };
}

type Found = Candidate & { actions: number[]; isPlayed: boolean };

export class Deepening {
    #step = 0;
    #seat: number;
    #world: Uint8Array;
    #settings: Settings;
    #bot: SearchBot;
    #seed: bigint;
    #worlds: Worlds;
    /** The lines in the order in which they were shown. */
    #order: Found[] = [];

    constructor(
        readonly analyst: Analyst,
        readonly question: Question,
    ) {
        const { search, judge, settings } = analyst;
        const { engine } = search;
        const chance = new Chance(0n);
        this.#seed = chance.seed();
        this.#settings = { ...settings }; // an object of its own, by which the search knows whose tree it has
        this.#bot = new SearchBot(judge, settings, LOOK);
        this.#world = engine.sampleWorld(question.record, chance.seed());
        this.#seat = engine.standing(question.record).turn;
        const { record, isOpen } = question;
        this.#worlds = new Worlds({ bot: this.#bot, isOpen }, record, chance);
    }

    /** One step deeper; one that was left is taken up again. */
    *deepen(): Work<Depth> {
        const { looks, worlds } = STEPS[Math.min(this.#step, STEPS.length - 1)]!;
        yield* this.#grow(looks);
        const found = this.#found(looks);
        if (worlds > 0) for (const { actions } of found) yield* this.#worlds.judge(actions, worlds);
        this.#step += 1;
        const ordered = this.#arranged(found, worlds > 0);
        this.#order = ordered;
        const lines = ordered.map((one, i) => this.#line(one, i, ordered));
        const isDone = this.#step >= STEPS.length;
        const shares =
            lines[0]?.verdict?.shares ??
            calibrated(this.analyst.search.shares(), this.analyst.slope);
        return { seat: this.#seat, looks, worlds, shares, lines, isDone };
    }

    *#grow(looks: number): Work<void> {
        const { search } = this.analyst;
        if (!search.use(this.#settings)) search.start(this.question.record, this.#seed);
        for (let left = looks - search.visits(); left > 0; left -= CHUNK) {
            search.grow(Math.min(CHUNK, left));
            yield;
        }
    }

    /** The best lines of the tree, and what was played. */
    #found(looks: number): Found[] {
        const whole = new Map<string, Found>();
        const add = (wanted: readonly number[], visits: number, shares: number[]) => {
            const { actions, after } = lineOf(this.#bot, this.#world, wanted);
            const name = after.join();
            const same = whole.get(name);
            if (!same) {
                const [action = -1] = actions;
                whole.set(name, { actions, action, visits, shares, isPlayed: false });
            } else if (visits > 0) {
                const sum = same.visits + visits;
                const part = (one: number, other: number) =>
                    (one * same.visits + other * visits) / sum;
                same.shares = same.shares.map((one, seat) => part(one, shares[seat]!));
                same.visits = sum;
            }
            return whole.get(name)!;
        };
        const least = Math.max(FEW_VISITS, Math.floor(looks / PART));
        for (const { actions, visits, shares } of this.analyst.search.sequences(least))
            add([...actions, ...this.#rest(actions)], visits, shares);
        if (whole.size < MOST_LINES)
            for (const { action, visits, shares } of this.#begunOtherwise([...whole.values()]))
                add([action, ...this.#rest([action])], visits, shares);
        // All are judged: that few visits say little of a share does not matter.
        const best = [...whole.values()].sort((one, other) => other.visits - one.visits);
        const shown = varied(best).slice(0, MOST_LINES);
        if (this.question.played.length === 0) return shown;
        const played = add(this.question.played, 0, this.analyst.search.shares());
        played.isPlayed = true;
        return shown.includes(played) || !played.actions.length ? shown : [...shown, played];
    }

    /** The decisions at the root that were tried at all, but for those with which lines begin. */
    #begunOtherwise(lines: readonly Found[]): Candidate[] {
        const { search } = this.analyst;
        const begun = new Set(lines.map(({ action }) => action));
        const legal = search.engine.legal(this.question.record);
        return search
            .candidates(legal)
            .filter(({ action, visits }) => visits > 0 && !begun.has(action));
    }

    /** What else of the turn is expected after actions. */
    #rest(actions: readonly number[]): number[] {
        const course = this.analyst.search.following(actions, FEW_VISITS);
        const end = course.findIndex(([seat]) => seat !== this.#seat);
        return course.slice(0, end < 0 ? course.length : end).map(([, action]) => action);
    }

    /** The lines in the order of before: one rises only above those that it surely beats. */
    #arranged(found: readonly Found[], hasVerdict: boolean): Found[] {
        if (!hasVerdict) return [...found];
        const isFirst = this.#order.every((one) => !this.#of(one).shares.length);
        const place = (one: Found) =>
            this.#order.findIndex((other) => nameOf(other) === nameOf(one)) >>> 0; // new ones come last
        const mean = (one: Found) => meanOf(this.#of(one).shares)[this.#seat]!;
        const ordered: Found[] = [];
        for (const one of found.toSorted((a, b) => place(a) - place(b))) {
            let at = ordered.length;
            while (at > 0 && this.#beats(one, ordered[at - 1]!)) at -= 1;
            ordered.splice(at, 0, one);
        }
        return isFirst ? ordered.sort((a, b) => mean(b) - mean(a)) : ordered;
    }

    #beats(one: Found, other: Found): boolean {
        const loss = this.#loss(other, one);
        return loss.mean > 0 && isSure(loss);
    }

    /** By how much a line is worse than another in the same worlds. */
    #loss(one: Found, best: Found): Estimate {
        return lossOf(this.#of(one), this.#of(best), this.#seat);
    }

    #of({ actions }: Found): Judged {
        const { shares, sources } = this.#worlds.of(actions);
        return { shares: shares.map((each) => calibrated(each, this.analyst.slope)), sources };
    }

    #line(one: Found, i: number, all: readonly Found[]): Line {
        const { actions, isPlayed } = one;
        const { shares } = this.#of(one);
        const course = this.analyst.search.following(actions, FEW_VISITS);
        if (shares.length === 0)
            return { actions, course, verdict: null, loss: null, gain: null, isPlayed };
        const [best, next] = all as [Found, Found?];
        const other = i > 0 ? one : (all.slice(1).find((line) => line.isPlayed) ?? next);
        const { error } = estimate(shares.map((each) => each[this.#seat]!));
        return {
            actions,
            course,
            verdict: { shares: meanOf(shares), error },
            loss: i > 0 ? this.#loss(one, best) : null,
            gain: other ? gainOf(this.#of(best), this.#of(other)) : null,
            isPlayed,
        };
    }
}

/** Lines that begin as many others do stand behind those that begin otherwise. */
function varied(found: readonly Found[]): Found[] {
    const begun = new Map<number, number>();
    const isAlike = new Set(
        found.filter(({ action }) => {
            const count = (begun.get(action) ?? 0) + 1;
            begun.set(action, count);
            return count > MOST_ALIKE;
        }),
    );
    return [...found.filter((one) => !isAlike.has(one)), ...isAlike];
}

function nameOf({ actions }: Found): string {
    return actions.join();
}
