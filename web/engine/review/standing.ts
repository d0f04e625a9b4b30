// What verdicts add up to: marks, play in figures, and the ledger of luck. The same as
// `polis.bots.review.standing` in Python.
import { Chance } from '../thinking/chance';
import type { Amount, LuckPart, Mark, MovePart, Play, Played, Review } from './document';

const BOUNDS: readonly (readonly [Mark, number])[] = [
    ['blunder', 100_000],
    ['mistake', 50_000],
    ['inaccuracy', 20_000],
];
const ALIKE = 10_000; // a loss below this costs nothing
const SURE = 2; // errors
const MOST = 200_000; // no single move counts for more, either way
const TOO_FEW = 100_000; // of a journeyman's losses
const DRAWS = 400; // of a band
const BAND = [9, 390] as const;
const LEAST_BASE = 1_000;

type Pair = readonly [own: number, base: number];

export function markOf(
    [mean, error]: readonly [number, number],
    [other, unsure]: readonly [number, number],
    least: number,
): Mark | null {
    if (mean >= Math.max(least, SURE * error))
        for (const [name, bound] of BOUNDS) if (mean >= bound) return name;
    const costsNothing = mean < ALIKE && mean < SURE * Math.max(error, 1);
    return costsNothing && other >= least && other >= SURE * unsure ? 'find' : null;
}

/** What two looks at a move with a mark say, the second one deeper: that of the two counts which speaks less for the
    mark; without one in both there is none. */
export function settled(first: MovePart, second: MovePart): MovePart {
    const isFind = first.mark === 'find';
    const told = isFind ? 'missed' : 'loss';
    const isDeeper = second[told][0] < first[told][0];
    const shown = isDeeper ? second : first;
    const agree = second.mark !== null && (second.mark === 'find') === isFind;
    return {
        ...shown,
        mark: agree ? shown.mark : null,
        deeper: isDeeper,
        first: [first.loss, first.missed],
    };
}

/** Whether a move is as good as the best; loss: against the best, and its error. */
export function isSolved([mean, error]: readonly [number, number]): boolean {
    return mean < ALIKE || mean <= error;
}

const bounded = (loss: number) => Math.max(-MOST, Math.min(MOST, loss));

/** At the first look: play is not judged deeper where it was found to be bad. */
function firstOf({ first, loss, missed }: MovePart): readonly [Amount, Amount] {
    return first ?? [loss, missed];
}

function pairOf(move: MovePart): Pair {
    const [loss, missed] = firstOf(move);
    return [bounded(loss[0]), bounded(missed[0])];
}

/** 100 x own / base, to the nearest whole number, halves up. */
function rate(own: number, base: number): number {
    return Math.floor((200 * own + base) / (2 * base));
}

function sumOf(pairs: readonly Pair[]): Pair {
    return pairs.reduce<Pair>(([a, b], [own, base]) => [a + own, b + base], [0, 0]);
}

/** The play of a seat in one game; its band draws the moves again. */
export function played(moves: readonly MovePart[], seat: number): Played {
    const own = moves.filter((move) => move.seat === seat);
    return { seat, ...playOf(own.map((move) => [move])) };
}

/** Play in figures. groups: what a band draws again: single moves, or the moves of whole games. */
export function playOf(groups: readonly (readonly MovePart[])[]): Play {
    const own = groups.flat();
    const sums = groups.map((group) => sumOf(group.map(pairOf)));
    const [lost, base] = sumOf(sums);
    const spread = rootOf(own.map((move) => firstOf(move)[1][1]));
    const isFew = base < TOO_FEW || base < SURE * spread;
    const marks = Object.fromEntries(
        (['inaccuracy', 'mistake', 'blunder', 'find'] as const).map((name) => [
            name,
            own.filter(({ mark }) => mark === name).length,
        ]),
    ) as Record<Mark, number>;
    return {
        moves: own.length,
        pr: isFew ? null : rate(lost, base),
        band: isFew ? null : bandOf(sums, base),
        own: lost,
        journeyman: base,
        marks,
    };
}

function bandOf(sums: readonly Pair[], seed: number): [number, number] {
    const chance = new Chance(BigInt(sums.length), BigInt(seed));
    const count = BigInt(sums.length);
    const drawn = Array.from({ length: DRAWS }, () => {
        const [own, base] = sumOf(sums.map(() => sums[Number(chance.below(count))]!));
        return rate(own, Math.max(base, LEAST_BASE));
    }).sort((a, b) => a - b);
    return [drawn[BAND[0]]!, drawn[BAND[1]]!];
}

/** The root of the sum of squares, rounded down. */
function rootOf(errors: readonly number[]): number {
    const sum = errors.reduce((total, one) => total + one * one, 0);
    const root = Math.floor(Math.sqrt(sum));
    return root * root > sum ? root - 1 : root;
}

/** Luck by kind and seat; a kind that is smaller than its error is part of `rest`. */
export function ledger(reveals: readonly LuckPart[], result: readonly number[]): Review['luck'] {
    const kinds: Record<string, number[]> = {};
    let rest = result.map(() => 0);
    for (const kind of new Set(reveals.map((one) => one.kind))) {
        const ones = reveals.filter((one) => one.kind === kind);
        const row = result.map((_, seat) => ones.reduce((sum, { luck }) => sum + luck[seat]!, 0));
        const errors = result.map((_, seat) => rootOf(ones.map((one) => one.errors[seat]!)));
        if (row.some((luck, seat) => Math.abs(luck) > errors[seat]!)) kinds[kind] = row;
        else rest = rest.map((luck, seat) => luck + row[seat]!);
    }
    const rows = [...Object.values(kinds), rest];
    const total = result.map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0));
    const without = result.map((share, seat) => share - total[seat]!);
    return { kinds, rest, total, without };
}
