// Verdicts: what a move was worth, beside the best one found and a journeyman's. The same as
// `polis.bots.review.verdicts` in Python, to the same byte.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Bot } from '../thinking/bots';
import { Chance } from '../thinking/chance';
import { gained, lossOf, meanOf, Worlds, type Estimate } from '../thinking/judge';
import { lineOf, ranked, wholeMove } from '../thinking/lines';
import type { SearchBot } from '../thinking/search-bot';
import type { Work } from '../thinking/work';

const FEW_VISITS = 8;
const WORTH = 0.01;
const SURE = 2;

/** What the chance of a ply is used for. */
export const FINDING = 0;
const JUDGING = 1;
export const LUCK = 2;

/** How deep a review looks: the simulations of each search, and the worlds; again: how many times as deep a move with
    a mark is looked at once more, 1: not; least: from which loss on there are marks. */
export interface Depth {
    simulations: number;
    worlds: number;
    most_worlds: number;
    again: number;
    least: number;
}

/** A move of a game: where it begins, the position there, and what was done. */
export interface Move {
    ply: number;
    seat: number;
    state: Uint8Array;
    actions: number[];
    isForced: boolean;
}

/** What a move was worth, in shares of a win; points in hundredths. */
export interface Verdict {
    move: Move;
    best: number[];
    journeyman: number[];
    chance: number[];
    /** 0 where all three moves are the same. */
    worlds: number;
    loss: Estimate;
    missed: Estimate;
    points: Estimate;
    sources: [string, Estimate][];
}

export interface Reviewer {
    bot: SearchBot;
    /** What looks at a move with a mark once more. */
    deeper: SearchBot;
    journeyman: Bot;
    depth: Depth;
}

const NOTHING: Estimate = { mean: 0, error: 0 };

/** The chance of a ply for one use: it follows from what the seat knows, and from nothing else. */
export function chanceOf(observation: Uint8Array, ply: number, use: number): Chance {
    const digest = sha256(observation);
    const word = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    return new Chance(BigInt(ply), BigInt(use), word);
}

/** Judge a move with a choice. */
export function* verdict(reviewer: Reviewer, move: Move): Work<Verdict> {
    const { bot, depth } = reviewer;
    const { engine } = bot.searching;
    const { ply, seat, actions } = move;
    const seen = engine.observe(move.state, seat);
    const found = yield* findings(reviewer, seen, move);
    const lines = distinct(bot, seen, ply, [found.best, actions, found.journeyman]);
    const [best, own, journeyman] = lines as [number[], number[], number[]];
    if (lines.every((line) => line === best)) {
        const same = { loss: NOTHING, missed: NOTHING, points: NOTHING, sources: [] };
        return { move, best, journeyman, chance: found.chance, worlds: 0, ...same };
    }
    const worlds = new Worlds({ bot }, seen, chanceOf(seen, ply, JUDGING));
    let count = depth.worlds;
    const judge = function* (): Work<void> {
        for (const line of lines) yield* worlds.judge(line, count);
    };
    const loss = (line: number[]) => lossOf(worlds.of(line), worlds.of(best), seat);
    yield* judge();
    while (count < depth.most_worlds && isOpen(loss(own))) {
        count = Math.min(2 * count, depth.most_worlds);
        yield* judge();
    }
    const { total: points, sources } = gained(worlds.of(best), worlds.of(own));
    const chance = meanOf(worlds.of(best).shares);
    const [cost, missed] = [loss(own), loss(journeyman)];
    return { move, best, journeyman, chance, worlds: count, loss: cost, missed, points, sources };
}

/** Another move in the worlds of a verdict: its loss against the best, and its gain over the one played. */
export function* tried(
    { bot }: Reviewer,
    { ply, seat, state, actions }: Move,
    { best, worlds: count, wanted }: { best: number[]; worlds: number; wanted: readonly number[] },
): Work<{ loss: Estimate; gain: Estimate }> {
    const { engine } = bot.searching;
    const seen = engine.observe(state, seat);
    const world = engine.sampleWorld(seen, chanceOf(seen, ply, FINDING).seed());
    const line = lineOf(bot, world, wanted).actions;
    const [sure, own, other] = distinct(bot, seen, ply, [best, actions, line]);
    const worlds = new Worlds({ bot }, seen, chanceOf(seen, ply, JUDGING));
    const judged = [];
    for (const one of [sure!, own!, other!]) judged.push(yield* worlds.judge(one, count));
    return {
        loss: lossOf(judged[2]!, judged[0]!, seat),
        gain: lossOf(judged[1]!, judged[2]!, seat),
    };
}

interface Findings {
    best: number[];
    chance: number[];
    journeyman: number[];
}

function* findings(
    { bot, journeyman }: Reviewer,
    seen: Uint8Array,
    { ply, seat }: Move,
): Work<Findings> {
    const chance = chanceOf(seen, ply, FINDING);
    const world = bot.searching.engine.sampleWorld(seen, chance.seed());
    bot.forget();
    const [first] = ranked(yield* bot.search(seen, chance, true), seat);
    const expected = bot.expected(first!.action, FEW_VISITS).map(([, action]) => action);
    return {
        best: yield* wholeMove(bot, world, bot, chance, expected),
        chance: first!.shares,
        journeyman: yield* wholeMove(bot, world, journeyman, chance),
    };
}

/** For each line the first one that leads to the same position. */
function distinct(bot: SearchBot, seen: Uint8Array, ply: number, lines: number[][]): number[][] {
    const { engine } = bot.searching;
    const world = engine.sampleWorld(seen, chanceOf(seen, ply, FINDING).seed());
    const first = new Map<string, number[]>();
    return lines.map((line) => {
        const after = line.reduce((from, action) => engine.apply(from, action)!.state, world);
        const name = after.join();
        if (!first.has(name)) first.set(name, line);
        return first.get(name)!;
    });
}

/** Whether a loss that would count is not sure yet. */
function isOpen({ mean, error }: Estimate): boolean {
    return mean >= WORTH && mean < SURE * error;
}
