// The turns of bots, found in this worker in slices, so that it can answer in between. They decide as at the
// server: by as many simulations, and by the same chance.
import { Bots, turnOf as turnIn } from '../../engine/thinking/bots';
import { inSlices } from '../../engine/thinking/work';
import { HASHES } from '../proof/hashes';
import { below, streamsOf } from '../proof/streams.js';
import { levelOf, type Rules, type Step } from './rules';
import type { LocalTable } from './table';

const CHANCES = 4;
const WORD = 2 ** 32;
/** The most that a bot searches on a slow machine. */
const MOST_SECONDS = 6;

/** Seeds for a bot: a stream for each seat and ply, so that the same game has the same turns (`core/seeds.py`). */
export function chanceOf({ terms, game, seats }: LocalTable, seat: number, ply: number): bigint[] {
    const entropies = seats.map(({ entropy }) => entropy);
    const draw = streamsOf(terms.game, game.secret, entropies, HASHES);
    const numbers = draw(`bot seat ${seat} ply ${ply}`);
    return Array.from({ length: CHANCES }, () => BigInt(below(numbers, WORD)));
}

/** The bots of the game that was thought about last: a tree takes much memory, so there is one. */
let last: { rules: Rules; bots: Promise<Bots> } | null = null;
let before: Promise<unknown> = Promise.resolve();

/** A bot's whole turn, after those that were asked for before; null once it is not wanted any more. */
export function turnOf(
    table: LocalTable,
    bot: string,
    isWanted: () => boolean,
): Promise<Step[] | null> {
    const found = before.then(() => (isWanted() ? decided(table, bot, isWanted) : null));
    before = found.catch(() => {});
    return found;
}

async function decided(
    table: LocalTable,
    name: string,
    isWanted: () => boolean,
): Promise<Step[] | null> {
    const { rules, turn, ply, state } = table;
    const bots = await botsOf(rules);
    const level = bots.engine.told.levels[levelOf(name)];
    const bot = await bots.new(name, level && { ...level, seconds: MOST_SECONDS });
    const work = turnIn(bots.engine, bot, state, chanceOf(table, turn!, ply));
    const actions = await inSlices(work, isWanted);
    return actions && stepsOf(rules, state, actions);
}

function botsOf(rules: Rules): Promise<Bots> {
    if (last?.rules !== rules) last = { rules, bots: rules.bots() };
    const { bots } = last;
    bots.catch(() => (last = null)); // the next who asks tries again
    return bots;
}

function stepsOf(rules: Rules, state: Uint8Array, actions: readonly number[]): Step[] {
    return actions.map((action) => {
        const step = rules.step(state, action)!;
        ({ state } = step);
        return step;
    });
}
