// The review of a finished game, part by part, so that several workers can share the parts. The same as
// `polis.bots.review.review` in Python, to the same byte.
import type { Engine } from '../engine';
import type { Bots } from '../thinking/bots';
import { added, isTurnOver, type Estimate } from '../thinking/judge';
import { reveals } from '../thinking/lines';
import { Search } from '../thinking/search';
import { SearchBot } from '../thinking/search-bot';
import { STRONGEST } from '../thinking/advice';
import type { Work } from '../thinking/work';
import type { Amount, LuckPart, MovePart, Part, Review, Tried } from './document';
import { kindOf, luckOf, luckOfDeal, type Luck } from './luck';
import { isSolved, ledger, markOf, played, settled } from './standing';
import { turningPoints } from './turning';
import { tried, verdict, type Depth, type Move, type Reviewer, type Verdict } from './verdicts';

const WIN = 1_000_000;
const NODES = 60_000; // more than a search of a review fills

/** A finished game: its first position and what was done. deal: sets another one up from a secret; null: the first
    position was not dealt. */
export interface Finished {
    first: Uint8Array;
    actions: readonly number[];
    deal: ((secret: string) => Uint8Array) | null;
}

/** How deep a game is reviewed. */
export function depthOf({ told }: Engine): Depth {
    const { simulations, again, least } = told.bots.review;
    return { simulations, worlds: 4, most_worlds: 32, again, least };
}

/** Who reviews; its weights are fetched at the first call. */
export async function reviewerOf(bots: Bots, depth: Depth): Promise<Reviewer> {
    const settings = await bots.settings(STRONGEST);
    const search = new Search(bots.engine, NODES, 'review');
    const botOf = (simulations: number) => new SearchBot(search, settings, { simulations });
    const bot = botOf(depth.simulations);
    const deeper = botOf(depth.again * depth.simulations);
    return { bot, deeper, journeyman: await bots.new('journeyman'), depth };
}

export class Reviewing {
    readonly moves: Move[] = [];
    #reveals: { ply: number; state: Uint8Array; action: number }[] = [];
    #last: Uint8Array;

    /** Goes through the game. */
    constructor(
        readonly reviewer: Reviewer,
        readonly game: Finished,
    ) {
        const { bot } = reviewer;
        const { engine } = bot.searching;
        let move: Move | null = null;
        let state = game.first;
        for (const [ply, action] of game.actions.entries()) {
            const isForced = engine.legal(state).length < 2;
            const { turn: seat } = engine.standing(state);
            move ??= { ply, seat, state, actions: [], isForced: true };
            move.actions.push(action);
            move.isForced &&= isForced;
            const applied = engine.apply(state, action)!;
            if (kindOf(engine, applied) !== null) this.#reveals.push({ ply, state, action });
            ({ state } = applied);
            if (isTurnOver(bot, state, move.seat) || reveals(engine, applied.rows)) {
                if (!move.isForced) this.moves.push(move);
                move = null;
            }
        }
        this.#last = state;
    }

    /** How many parts there are: moves, the deal, reveals. */
    get count(): number {
        return this.moves.length + 1 + this.#reveals.length;
    }

    *part(number: number): Work<Part> {
        const { reviewer, game } = this;
        const move = this.moves[number];
        if (move) return yield* this.#verdict(move);
        if (number === this.moves.length) {
            if (!game.deal) return {};
            const { luck, before } = luckOfDeal(reviewer.bot, game.first, game.deal);
            return { ...ofLuck(luck), before: evened(before.map((one) => one * WIN)) };
        }
        const { ply, state, action } = this.#reveals[number - this.moves.length - 1]!;
        const luck = luckOf(reviewer.bot, ply, state, action);
        return luck ? ofLuck(luck) : {};
    }

    *#verdict(move: Move): Work<MovePart> {
        const { reviewer } = this;
        const { again, least } = reviewer.depth;
        const first = ofMove(yield* verdict(reviewer, move), least);
        if (first.mark === null || again === 1) return first;
        return settled(first, ofMove(yield* verdict(deeperOf(reviewer), move), least));
    }

    /** Judge another move in the worlds of a verdict; wanted: its actions. */
    *tried({ ply, best, worlds, deeper }: MovePart, wanted: readonly number[]): Work<Tried> {
        const move = this.moves.find((one) => one.ply === ply)!;
        const found = yield* tried(deeper ? deeperOf(this.reviewer) : this.reviewer, move, {
            best,
            worlds,
            wanted,
        });
        const [loss, gain] = [amount(found.loss, WIN), amount(found.gain, WIN)];
        return { loss, gain, isSolved: isSolved(loss) };
    }

    /** The review, from all parts in order. */
    whole(parts: readonly Part[]): Review {
        const { bot, depth } = this.reviewer;
        const moves = parts.slice(0, this.moves.length) as MovePart[];
        const told = parts.slice(this.moves.length).filter((one): one is LuckPart => 'luck' in one);
        const result = evened(bot.result(this.#last).map((one) => one * WIN));
        return {
            format: 'polis-review',
            version: 1,
            game: bot.searching.engine.told.game,
            depth,
            result,
            moves,
            play: result.map((_, seat) => played(moves, seat)),
            reveals: told,
            turning: turningPoints(moves, told),
            luck: ledger(told, result),
        };
    }
}

function deeperOf(reviewer: Reviewer): Reviewer {
    return { ...reviewer, bot: reviewer.deeper };
}

function ofMove(one: Verdict, least: number): MovePart {
    const { ply, seat, actions } = one.move;
    const [loss, missed] = [amount(one.loss, WIN), amount(one.missed, WIN)];
    return {
        ply,
        seat,
        actions,
        best: one.best,
        journeyman: one.journeyman,
        chance: evened(one.chance.map((share) => share * WIN)),
        worlds: one.worlds,
        loss,
        missed,
        points: amount(one.points, 1),
        sources: Object.fromEntries(one.sources.map(([name, each]) => [name, amount(each, 1)])),
        mark: markOf(loss, missed, least),
    };
}

function ofLuck({ ply, kind, shares }: Luck): LuckPart {
    return {
        ply,
        kind,
        luck: evened(shares.map(({ mean }) => mean * WIN)),
        errors: shares.map(({ error }) => rounded(error * WIN)),
    };
}

function amount({ mean, error }: Estimate, unit: number): Amount {
    return [rounded(mean * unit), rounded(error * unit)];
}

/** The nearest whole number, halves up; never -0. */
function rounded(number: number): number {
    return Math.floor(number + 0.5) + 0;
}

/** Round numbers that add up to a whole one so that they still do: the last takes what is left. */
function evened(numbers: readonly number[]): number[] {
    const found = numbers.slice(0, -1).map(rounded);
    return [...found, rounded(added(numbers)) - added(found)];
}
