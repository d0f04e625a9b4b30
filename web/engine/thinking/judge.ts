// The judge of lines: what each is worth, how sure that is, and what one gains over another, by source of
// points. The same as `polis.bots.review.judge` in Python, which says how.
import type { Engine } from '../engine';
import { Chance } from './chance';
import { GreedyBot, type Bot } from './bots';
import type { SearchBot } from './search-bot';
import type { Work } from './work';

const LEAST_WORLDS = 2; // a single one has no error
const SEEN = 8; // visits of a reply that is expected

/** Parts of the evaluation by name, in hundredths. */
type Sources = Record<string, number>;

/** The mean over worlds, and its standard error. */
export interface Estimate {
    mean: number;
    error: number;
}

/** A line in each of the worlds: the chances of winning by seat, and the seat's parts of the evaluation. */
export interface Judged {
    shares: number[][];
    sources: Sources[];
}

/** How a judge works; bot: plays on and searches. */
export interface Judging {
    bot: SearchBot;
    worlds: number;
    /** After the first two worlds, no other begins that would probably end later. */
    seconds: number;
}

/** Judge lines of the seat to act: all are played in the same worlds, with the same chance. */
export function* judged(
    { bot, worlds, seconds }: Judging,
    observation: Uint8Array,
    lines: readonly (readonly number[])[],
    chance: Chance,
): Work<Judged[]> {
    const drawn = new Worlds({ bot }, observation, chance);
    const began = performance.now();
    for (let done = 0; done < worlds; done++) {
        const took = (performance.now() - began) / 1000;
        if (done >= LEAST_WORLDS && (took * (done + 1)) / done > seconds) break;
        for (const line of lines) yield* drawn.judge(line, done + 1);
    }
    return lines.map((line) => drawn.of(line));
}

/** The sampled worlds of a position. A line is played once in each of them, always with the same chance. */
export class Worlds {
    #drawn: [world: Uint8Array, deciding: bigint][] = [];
    #judged = new Map<string, Judged>();
    #seat: number;

    /** chance: draws the worlds, and the chance in each. */
    constructor(
        readonly playing: Playing,
        readonly record: Uint8Array,
        readonly chance: Chance,
    ) {
        this.#seat = playing.bot.searching.engine.standing(record).turn;
    }

    /** Judge a line of the seat to act in the first worlds, unless that is done; worlds: how many. */
    *judge(line: readonly number[], worlds: number): Work<Judged> {
        const { engine } = this.playing.bot.searching;
        for (; this.#drawn.length < worlds;)
            this.#drawn.push([
                engine.sampleWorld(this.record, this.chance.seed()),
                this.chance.below(1n << 62n),
            ]);
        const found = this.of(line);
        this.#judged.set(line.join(), found);
        for (const [world, deciding] of this.#drawn.slice(found.shares.length, worlds)) {
            const outcome = yield* play(
                this.playing,
                world,
                this.#seat,
                line,
                new Chance(deciding),
            );
            found.shares.push(outcome.shares);
            found.sources.push(outcome.sources);
        }
        return found;
    }

    /** What is known of a line so far. */
    of(line: readonly number[]): Judged {
        return this.#judged.get(line.join()) ?? { shares: [], sources: [] };
    }
}

/** By how much a line is worse for a seat than another in the same worlds. */
export function lossOf(line: Judged, best: Judged, seat: number): Estimate {
    return estimate(best.shares.map((shares, i) => shares[seat]! - line.shares[i]![seat]!));
}

/** Who plays a line on. isOpen: everybody sees the whole state, not what their seat may know. */
export interface Playing {
    bot: SearchBot;
    isOpen?: boolean;
}

/** The chances after a line of a seat in a world, and the sources after the replies. */
export function* play(
    { bot, isOpen = false }: Playing,
    world: Uint8Array,
    seat: number,
    line: readonly number[],
    chance: Chance,
): Work<{ shares: number[]; sources: Sources }> {
    const { engine } = bot.searching;
    const on: On = { bot, chance, sees: isOpen ? (state) => state : seenBy(engine) };
    let state = line.reduce((from, action) => engine.apply(from, action)!.state, world);
    bot.forget();
    while (!isTurnOver(bot, state, seat)) state = yield* decided(on, bot, state);
    const [shares, replies] = yield* look(on, state);
    state = yield* replied(on, state, seat, replies);
    return { shares, sources: engine.terms(state, seat) };
}

/** How a line is played on. sees: what the seat to act knows of a state. */
interface On {
    bot: SearchBot;
    chance: Chance;
    sees: (state: Uint8Array) => Uint8Array;
}

function seenBy(engine: Engine): On['sees'] {
    return (state) => engine.observe(state, engine.standing(state).turn);
}

/** Search where the next seat begins: the chances, and the actions expected. */
function* look({ bot, chance, sees }: On, state: Uint8Array): Work<[number[], number[]]> {
    if (bot.searching.engine.standing(state).isOver) return [bot.result(state), []];
    bot.forget();
    const found = yield* bot.search(sees(state), chance, true);
    const best = found.reduce((most, one) => (one.visits > most.visits ? one : most));
    return [best.shares, bot.expected(best.action, SEEN).map(([, action]) => action)];
}

/** Play until the seat begins a turn: what is expected if it is legal, else greedily. */
function* replied(
    on: On,
    state: Uint8Array,
    seat: number,
    expected: readonly number[],
): Work<Uint8Array> {
    const { bot } = on;
    const { engine } = bot.searching;
    const greedy = new GreedyBot(engine);
    const replies = [...expected];
    for (;;) {
        const { isOver, turn } = engine.standing(state);
        if (isOver || (turn === seat && bot.isFirst(state))) return state;
        const reply = replies.shift();
        const applied = reply === undefined ? null : engine.apply(state, reply);
        if (!applied) replies.length = 0;
        state = applied?.state ?? (yield* decided(on, greedy, state));
    }
}

function* decided({ bot: { searching }, chance, sees }: On, bot: Bot, state: Uint8Array) {
    const { engine } = searching;
    const action = yield* bot.decide(sees(state), engine.legal(state), chance);
    return engine.apply(state, action)!.state;
}

/** Whether the seat has nothing more to decide in the turn. */
export function isTurnOver(bot: SearchBot, state: Uint8Array, seat: number): boolean {
    const { isOver, turn } = bot.searching.engine.standing(state);
    return isOver || turn !== seat || bot.isFirst(state);
}

// ---- what is gained ----------------------------------------------------------------------------------
const SURE = 2; // standard errors; smaller differences may be chance
export const LEAST = 10; // hundredths; smaller differences are not worth reporting
const MOST_TOLD = 3; // the most gains, and the most losses, to report

/** The differences between two lines: of all sources, and those that are sure, the largest first. */
export interface Gain {
    total: Estimate;
    more: [source: string, Estimate][];
    less: [source: string, Estimate][];
}

/** What a line gains over another in the same worlds, in hundredths: in all, and by source. */
export function gained(
    best: Judged,
    other: Judged,
): { total: Estimate; sources: [string, Estimate][] } {
    const gaps = best.sources.map((left, i) => {
        const right = other.sources[i]!;
        return Object.fromEntries(
            Object.entries(left).map(([name, amount]) => [name, amount - right[name]!]),
        );
    });
    const total = estimate(gaps.map((gap) => added(Object.values(gap))));
    const sources = Object.keys(gaps[0]!).map(
        (name) => [name, estimate(gaps.map((gap) => gap[name]!))] as [string, Estimate],
    );
    return { total, sources };
}

/** What the first of two lines gains; null if no gain is sure. */
export function gainOf(best: Judged, other: Judged): Gain | null {
    return sureGain(gained(best, other));
}

/** A gain that is worth reporting; null if it is not sure. One whose sure sources together speak against the line
    is not told by source. */
export function sureGain({ total, sources }: ReturnType<typeof gained>): Gain | null {
    if (!isSure(total) || total.mean < LEAST) return null;
    const sure = (sign: number) =>
        sources
            .filter(([, one]) => isSure(one) && sign * one.mean >= LEAST)
            .sort(([, one], [, two]) => Math.abs(two.mean) - Math.abs(one.mean))
            .slice(0, MOST_TOLD);
    const [more, less] = [sure(1), sure(-1)];
    const isFor = added([...more, ...less].map(([, one]) => one.mean)) > 0;
    return isFor ? { total, more, less } : { total, more: [], less: [] };
}

export function estimate(values: readonly number[]): Estimate {
    const mean = added(values) / values.length;
    const spread =
        added(values.map((value) => (value - mean) * (value - mean))) / (values.length - 1);
    return { mean, error: Math.sqrt(spread / values.length) };
}

/** The mean of each column. */
export function meanOf(rows: readonly number[][]): number[] {
    return rows[0]!.map((_, i) => added(rows.map((row) => row[i]!)) / rows.length);
}

/** Whether the sign of a difference is not chance. */
export function isSure({ mean, error }: Estimate): boolean {
    return Math.abs(mean) >= SURE * error && mean !== 0;
}

export function added(values: readonly number[]): number {
    return values.reduce((total, value) => total + value, 0);
}
