// Luck: what was dealt and revealed, against what might have been. The same as `polis.bots.review.luck` in
// Python, which says how.
import type { Applied, Engine } from '../engine';
import type { Chance } from '../thinking/chance';
import { estimate, meanOf, type Estimate } from '../thinking/judge';
import type { SearchBot } from '../thinking/search-bot';
import { chanceOf, LUCK } from './verdicts';

const BEFORE = 48; // worlds in which something is revealed again
const AFTER = 16; // worlds that fit what was revealed
const SIMULATIONS = 8;

export interface Luck {
    ply: number;
    kind: string;
    shares: Estimate[];
}

/** The luck of what an action revealed; null if the seat to act learnt nothing by chance. */
export function luckOf(
    bot: SearchBot,
    ply: number,
    state: Uint8Array,
    action: number,
): Luck | null {
    const { engine } = bot.searching;
    const { turn: seat } = engine.standing(state);
    const applied = engine.apply(state, action)!;
    const kind = kindOf(engine, applied);
    if (kind === null) return null;
    const seen = engine.observe(state, seat);
    const chance = chanceOf(seen, ply, LUCK);
    const known = applied.state;
    const after = engine.observe(known, seat);
    const others = times(
        BEFORE,
        () => engine.apply(engine.sampleWorld(seen, chance.seed()), action)!.state,
    );
    if (others.every((one) => isSame(engine.observe(one, seat), after))) return null;
    const { isOver } = engine.standing(known);
    const fits = times(AFTER, () => (isOver ? known : engine.sampleWorld(after, chance.seed())));
    const values = valuesOf(bot, fits, chance);
    return { ply, kind, shares: gains(values, valuesOf(bot, others, chance)) };
}

/** The kind of the first event that reveals something; null if none does. */
export function kindOf({ told }: Engine, { rows }: Applied): string | null {
    const kinds = rows.map(([kind]) => told.declared.events[kind!]!.kind);
    return kinds.find((kind) => told.revealing.includes(kind)) ?? null;
}

/** The luck of the set-up, and each seat's chance before it; deal: sets a game up from a secret. */
export function luckOfDeal(
    bot: SearchBot,
    first: Uint8Array,
    deal: (secret: string) => Uint8Array,
): { luck: Luck; before: number[] } {
    const { engine } = bot.searching;
    const chance = chanceOf(engine.observe(first, engine.standing(first).turn), 0, LUCK);
    const others = times(BEFORE, () => deal(chance.seed().toString(16).padStart(32, '0')));
    const before = valuesOf(bot, others, chance);
    const after = valuesOf(
        bot,
        times(AFTER, () => first),
        chance,
    );
    return { luck: { ply: 0, kind: 'deal', shares: gains(after, before) }, before: meanOf(before) };
}

function times<T>(count: number, make: () => T): T[] {
    return Array.from({ length: count }, make);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
    return one.every((byte, i) => byte === other[i]);
}

function valuesOf(bot: SearchBot, states: readonly Uint8Array[], chance: Chance): number[][] {
    return states.map((one) => bot.value(one, chance.seed(), SIMULATIONS));
}

/** The difference of means, by seat. */
function gains(after: readonly number[][], before: readonly number[][]): Estimate[] {
    return after[0]!.map((_, seat) => {
        const [one, other] = [after, before].map((rows) => estimate(rows.map((row) => row[seat]!)));
        const error = Math.sqrt(one!.error * one!.error + other!.error * other!.error);
        return { mean: one!.mean - other!.mean, error };
    });
}
