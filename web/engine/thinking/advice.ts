// A bot's advice with its reasons, as data that can be worded in any language. The same as
// `polis.bots.hints.advice` in Python.
import type { Bots } from './bots';
import type { Chance } from './chance';
import { gainOf, judged, meanOf, type Gain, type Judged, type Judging } from './judge';
import { lineOf, ranked } from './lines';
import type { Candidate, Decision } from './search';
import { SearchBot, type Budget } from './search-bot';
import type { Work } from './work';

// Counted, so that the same position has the same hint; a slow machine ends after two seconds.
const HINT: Budget = { simulations: 4000, seconds: 0.8 };
const LOOK: Budget = { simulations: 800, seconds: 0.3 }; // of each search of the judge
const JUDGING = { worlds: 4, seconds: 1.2 };
export const STRONGEST = 'grandmaster';
const MOST_OPTIONS = 3;
const MOST_TRIED = 6; // candidates considered as options
const FEW_VISITS = 8; // the expected line ends at a node with fewer visits
const LEAST = 1e-4; // smaller shares are raised to this

/** A way to play on. */
export interface Option {
    /** Of the seat, as far as its turn can be foreseen. */
    actions: number[];
    visits: number;
    /** Each seat's chance of winning, calibrated for display. */
    shares: number[];
}

/** Options, the best first: none has a larger chance of winning for the seat. */
export interface Advice {
    seat: number;
    options: Option[];
    /** The expected decisions after the best. */
    line: Decision[];
    simulations: number;
    /** What the best gains over the next one, if that is significant. */
    gain: Gain | null;
}

/** Who gives advice; slope: of the network (`weights.ts`). */
export interface Adviser {
    bot: SearchBot;
    judging: Judging;
    slope: number;
}

/** The strongest bot of a game; its weights are fetched at the first call. */
export async function adviserOf(bots: Bots): Promise<Adviser> {
    const settings = await bots.settings(STRONGEST);
    const { slope } = await bots.network(settings.level);
    const bot = (budget: Budget) => new SearchBot(bots.search, settings, budget);
    return { bot: bot(HINT), judging: { bot: bot(LOOK), ...JUDGING }, slope };
}

interface Foreseen extends Option {
    expected: Decision[];
}

/** Search an observation with at least one legal action, and return the advice. */
export function* advise(
    { bot, judging, slope }: Adviser,
    observation: Uint8Array,
    chance: Chance,
): Work<Advice> {
    const { engine } = bot.searching;
    const { turn: seat } = engine.standing(observation);
    const searched = yield* bot.search(observation, chance, true);
    const found = searched.map((one) => ({ ...one, shares: calibrated(one.shares, slope) }));
    const world = engine.sampleWorld(observation, chance.seed());
    let options = optionsOf(bot, world, found);
    let gain: Gain | null = null;
    if (options.length > 1) {
        const lines = options.map(({ actions }) => actions);
        const told = yield* judged(judging, observation, lines, chance);
        [options, gain] = compared(options, told, seat, slope);
    }
    const [best] = options as [Foreseen, ...Foreseen[]];
    return {
        seat,
        options: options.map(({ actions, visits, shares }) => ({ actions, visits, shares })),
        line: best.expected.slice(best.actions.length),
        simulations: found.reduce((total, one) => total + one.visits, 0),
        gain,
    };
}

/** The options with the judge's chances, the best first, and what it gains over the next. */
function compared(
    options: Foreseen[],
    told: Judged[],
    seat: number,
    slope: number,
): [Foreseen[], Gain | null] {
    const pairs = options.map((option, i) => {
        const line = told[i]!;
        return { option: { ...option, shares: calibrated(meanOf(line.shares), slope) }, line };
    });
    pairs.sort((one, other) => other.option.shares[seat]! - one.option.shares[seat]!);
    return [pairs.map(({ option }) => option), gainOf(pairs[0]!.line, pairs[1]!.line)];
}

/** The options of a search; of those that lead to the same position the first. */
function optionsOf(bot: SearchBot, world: Uint8Array, found: Candidate[]): Foreseen[] {
    const { engine } = bot.searching;
    const options = new Map<string, Foreseen>();
    for (const one of ranked(found, engine.standing(world).turn).slice(0, MOST_TRIED)) {
        const expected = bot.expected(one.action, FEW_VISITS);
        const { actions, after } = lineOf(
            bot,
            world,
            expected.map(([, action]) => action),
        );
        const key = after.join();
        if (!options.has(key))
            options.set(key, { actions, visits: one.visits, shares: one.shares, expected });
        if (options.size === MOST_OPTIONS) break;
    }
    return [...options.values()];
}

/** The shares of all seats as they are shown: corrected by what was measured in games of a level against
    itself. Bots decide by the uncorrected shares. */
export function calibrated(shares: readonly number[], slope: number): number[] {
    if (slope === 1) return [...shares];
    const powers = shares.map((share) => Math.max(share, LEAST) ** slope);
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
}
