// Turning points: the few moments that decided a game most. The same as `polis.bots.review.turning` in Python.
import { sureGain, type Estimate } from '../thinking/judge';
import type { Amount, LuckPart, MovePart, TurningPoint } from './document';

const MOST = 5;
const MOST_FINDS = 2; // a find keeps what one has; the game turns with losses and luck
const LEAST = 3; // before there is a loss without a reason
const WORTH = 50; // hundredths of a point or a coin: less is no reason
const LEAST_LUCK = 15_000; // millionths of a win, at one reveal
const SURE = 2; // errors

/** The largest losses, finds and strokes of luck in order of time, at most five, two finds. A loss whose reason cannot be
    said counts for half, and is left out where there are three others. mine: a seat whose largest loss and find are
    among them in any case. */
export function turningPoints(
    moves: readonly MovePart[],
    reveals: readonly LuckPart[],
    mine: number | null = null,
): TurningPoint[] {
    const found = [...moves.flatMap(ofMove), ...reveals.flatMap(ofLuck)];
    const byKind = (a: TurningPoint, b: TurningPoint) => Number(a.kind > b.kind) || -1;
    const dumb = new Set(moves.filter((move) => !hasReason(move)).map(({ ply }) => ply));
    const isDumb = ({ kind, ply }: TurningPoint) => kind === 'loss' && dumb.has(ply);
    const rank = (one: TurningPoint) => Math.floor(one.weight / (isDumb(one) ? 2 : 1));
    found.sort((a, b) => rank(b) - rank(a) || a.ply - b.ply || byKind(a, b));
    const first = (['loss', 'find'] as const).flatMap((kind) =>
        found.filter((one) => one.seat === mine && one.kind === kind).slice(0, 1),
    );
    const ordered = [...first, ...found.filter((one) => !first.includes(one))];
    const spare = ordered.filter(({ kind }) => kind === 'find').slice(MOST_FINDS);
    const fit = ordered.filter((one) => !spare.includes(one));
    const said = fit.filter((one) => first.includes(one) || !isDumb(one));
    const chosen = said.length < LEAST ? fit.slice(0, LEAST) : said.slice(0, MOST);
    return chosen.sort((a, b) => a.ply - b.ply || byKind(a, b));
}

/** Whether it can be said from which sources of points the better move gains, and it is worth saying. */
export function hasReason({ points, sources }: MovePart): boolean {
    const gain = sureGain({
        total: estimated(points),
        sources: Object.entries(sources).map(([name, one]) => [name, estimated(one)]),
    });
    return gain !== null && gain.total.mean >= WORTH && gain.more.length > 0;
}

function estimated([mean, error]: Amount): Estimate {
    return { mean, error };
}

function ofMove({ ply, seat, mark, loss, missed }: MovePart): TurningPoint[] {
    if (mark === null) return [];
    if (mark === 'find') return [{ ply, seat, kind: 'find', weight: missed[0] }];
    return [{ ply, seat, kind: 'loss', weight: loss[0] }];
}

/** The seat is the one with the most luck, good or bad. */
function ofLuck({ ply, luck, errors }: LuckPart): TurningPoint[] {
    const sizes = luck.map(Math.abs);
    const weight = Math.max(...sizes);
    const seat = sizes.indexOf(weight);
    const isSure = weight >= Math.max(LEAST_LUCK, SURE * errors[seat]!);
    return isSure ? [{ ply, seat, kind: 'luck', weight }] : [];
}
