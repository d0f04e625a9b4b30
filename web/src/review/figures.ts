// Figures of a review as they are shown: points of a hundred, and the chart.
import type { Mark, MovePart, Play } from '../../engine/review/document';
import { hasReason } from '../../engine/review/turning';
import { isSure } from '../../engine/thinking/judge';
import { figure } from '../text/figure';
import { isTold } from './verdicts/likeness';

const WIN = 1_000_000;
const POINT = WIN / 100;
const LEAST_GAIN = 20; // hundredths of a point that are worth a word
const NEARLY = 2 / 3;

export const SIGNS: Record<Mark, string> = {
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
    find: '!',
};

/** Its figures, as they are shown. */
export type Rating = Record<'pr' | 'low' | 'high', string>;

/** Whole figures of a hundred that add up to it, by largest remainder. */
export function hundred(shares: readonly number[]): number[] {
    const exact = shares.map((share) => (100 * share) / WIN);
    const whole = exact.map(Math.floor);
    const left = 100 - whole.reduce((sum, one) => sum + one, 0);
    const order = exact.map((_, i) => i).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
    for (const i of order.slice(0, Math.max(0, left))) whole[i]! += 1;
    return whole;
}

/** "5.4", in the reader's way of writing. */
export function points(amount: number, language: string): string {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return (amount / POINT).toLocaleString(language, digits);
}

/** "+5.4", "−5.4"; what rounds to nothing has no sign. */
export function change(amount: number, language: string): string {
    const much = points(Math.abs(amount), language);
    if (Math.abs(amount) < POINT / 20) return much;
    return (amount > 0 ? '+' : '−') + much;
}

/** What a move's mark is about: what was lost, or at a find what the journeyman would have lost. */
export function costOf({ mark, loss, missed }: MovePart): readonly [number, number] {
    return mark === 'find' ? missed : loss;
}

/** The PR with its band, or null where they say too little. */
export function rating(play: Pick<Play, 'pr' | 'band'>): Rating | null {
    const { pr, band } = play;
    if (!isTold(play) || pr === null || !band) return null;
    return { pr: figure(pr), low: figure(band[0]), high: figure(band[1]) };
}

/** The order of the bands from below: whose chart it is, then the others by their result. */
export function bandOrder(
    result: readonly number[],
    scores: readonly number[],
    mine: number | null,
): number[] {
    const seats = result.map((_, seat) => seat);
    const mineFirst = (seat: number) => Number(seat !== mine);
    return seats.sort(
        (a, b) =>
            mineFirst(a) - mineFirst(b) ||
            result[b]! - result[a]! ||
            (scores[b] ?? 0) - (scores[a] ?? 0) ||
            a - b,
    );
}

export interface Band {
    seat: number;
    area: string;
    edge: string;
}

/** The bands of a chart. columns: plies with each seat's chance, in order; x, y: of a ply, and of a share. */
export function bandsOf(
    columns: readonly { ply: number; chance: readonly number[] }[],
    order: readonly number[],
    scale: { x: (ply: number) => number; y: (share: number) => number },
): Band[] {
    const below = columns.map(() => 0);
    const place = (share: number, i: number) =>
        `${scale.x(columns[i]!.ply).toFixed(1)} ${scale.y(share / WIN).toFixed(1)}`;
    return order.map((seat) => {
        const lower = [...below];
        columns.forEach(({ chance }, i) => (below[i]! += chance[seat]!));
        const upper = below.map(place);
        const area = `M${upper.join('L')}L${lower.map(place).reverse().join('L')}Z`;
        return { seat, area, edge: `M${upper.join('L')}` };
    });
}

/** What a loss was about: the source of points from which the better move gains most for sure; null: none, or the sum
    does not speak for it. */
export function themeOf(move: MovePart): string | null {
    return hasReason(move) ? (largest(move, 1)?.[0] ?? null) : null;
}

/** What was taken instead: the source that the better move gives up for sure, if it is nearly as much or more. */
export function insteadOf(move: MovePart): string | null {
    const [gained, given] = [hasReason(move) && largest(move, 1), largest(move, -1)];
    return gained && given && given[1] >= NEARLY * gained[1] ? given[0] : null;
}

/** The source that differs most for sure, and by how much; sign: 1 for what the better move gains, -1 for the rest. */
function largest({ sources }: MovePart, sign: number): [name: string, amount: number] | null {
    const sure = Object.entries(sources)
        .filter(([, [mean, error]]) => sign * mean >= LEAST_GAIN && isSure({ mean, error }))
        .map(([name, [mean]]): [string, number] => [name, sign * mean]);
    sure.sort(([, one], [, other]) => other - one);
    return sure[0] ?? null;
}
