// Whole moves: all decisions of a seat up to the end of its turn, or until something is revealed. Up to there the
// seat cannot distinguish the worlds. The same as `polis.bots.review.lines` in Python.
import type { Engine } from '../engine';
import type { Bot } from './bots';
import type { Chance } from './chance';
import { isTurnOver } from './judge';
import type { Candidate } from './search';
import type { SearchBot } from './search-bot';
import type { Work } from './work';

const BELIEVED = 3; // a candidate with a third of the most visits may still be the best

/** The candidates worth reporting: the one with the largest share of those visited often, then by visits. A
    larger share after few visits is unreliable, so that those are left out. */
export function ranked(found: readonly Candidate[], seat: number): Candidate[] {
    const share = (one: Candidate) => one.shares[seat]!;
    const often = Math.max(...found.map((one) => one.visits)) / BELIEVED;
    const [best] = found
        .filter((one) => one.visits && one.visits >= often)
        .sort(
            (one, other) =>
                share(other) - share(one) || other.visits - one.visits || one.action - other.action,
        ) as [Candidate, ...Candidate[]];
    const others = found.filter((one) => one !== best && one.visits && share(one) <= share(best));
    others.sort(
        (one, other) =>
            other.visits - one.visits || share(other) - share(one) || one.action - other.action,
    );
    return [best, ...others];
}

/** Actions of the seat to act, to the end of the turn or until something is revealed: up to there the seat
    cannot distinguish the worlds. */
export function lineOf(
    bot: SearchBot,
    world: Uint8Array,
    wanted: readonly number[],
): { actions: number[]; after: Uint8Array } {
    const { engine } = bot.searching;
    const { turn: seat } = engine.standing(world);
    const actions: number[] = [];
    let after = world;
    for (const action of wanted) {
        const applied = engine.apply(after, action);
        if (!applied) break;
        after = applied.state;
        actions.push(action);
        if (isTurnOver(bot, after, seat) || reveals(engine, applied.rows)) break;
    }
    return { actions, after };
}

/** A whole move: what is wanted, then what a bot decides from what its seat knows. */
export function* wholeMove(
    bot: SearchBot,
    world: Uint8Array,
    by: Bot,
    chance: Chance,
    wanted: readonly number[] = [],
): Work<number[]> {
    const { engine } = bot.searching;
    const { turn: seat } = engine.standing(world);
    const actions: number[] = [];
    for (let state = world; ;) {
        const action =
            wanted[actions.length] ??
            (yield* by.decide(engine.observe(state, seat), engine.legal(state), chance));
        const applied = engine.apply(state, action)!;
        actions.push(action);
        ({ state } = applied);
        if (isTurnOver(bot, state, seat) || reveals(engine, applied.rows)) return actions;
    }
}

/** Whether events reveal something. */
export function reveals({ told }: Engine, rows: readonly number[][]): boolean {
    return rows.some(([kind]) => told.revealing.includes(told.declared.events[kind!]!.kind));
}
