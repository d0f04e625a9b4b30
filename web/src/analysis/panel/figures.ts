// Chances as figures: whole ones sum to 100.
import type { Line } from '../../../engine/thinking/deepening';

/** Shares in per cent, by largest remainder. */
export function percents(shares: readonly number[]): number[] {
    const exact = shares.map((share) => 100 * share);
    const whole = exact.map(Math.floor);
    const left = 100 - whole.reduce((sum, one) => sum + one, 0);
    const order = exact
        .map((one, seat) => ({ seat, rest: one - whole[seat]! }))
        .sort((a, b) => b.rest - a.rest);
    for (const { seat } of order.slice(0, left)) whole[seat]! += 1;
    return whole;
}

/** Points of 100, with one digit. */
export function points(share: number): number {
    return Number((100 * share).toFixed(1));
}

/** A place on the scale of all lines, 0 to 1. */
export interface Bar {
    low: number;
    middle: number;
    high: number;
}

/** Where chance and error of each line lie on one scale; null without a verdict. */
export function barsOf(lines: readonly Line[], seat: number): (Bar | null)[] {
    const spans = lines.map(({ verdict }) => {
        if (!verdict) return null;
        const middle = verdict.shares[seat]!;
        return { low: middle - verdict.error, middle, high: middle + verdict.error };
    });
    const known = spans.filter((span) => span !== null);
    const least = Math.min(...known.map(({ low }) => low));
    const wide = Math.max(...known.map(({ high }) => high)) - least || 1;
    const placed = (at: number) => (at - least) / wide;
    return spans.map(
        (span) =>
            span && {
                low: placed(span.low),
                middle: placed(span.middle),
                high: placed(span.high),
            },
    );
}

/** A difference that figures with one digit do not show. */
const UNSEEN = 0.0005;

/** Whether a line is as good as the first, as far as one can tell. */
export function isAsGood({ loss }: Line): boolean {
    return loss !== null && (loss.mean <= 2 * loss.error || loss.mean < UNSEEN);
}
