// A finished game looked back on: where each seat's points came from. Which events gave how many, the
// game says (`Review`).
import type { Review } from '../games/contract';
import type { Happened, Result } from '../protocol/messages';

export interface Source {
    name: string;
    /** By seat. */
    points: number[];
}

/** `start`: what the seats had before the first action. */
export function sourcesOf(review: Review, log: Happened[], start: readonly number[]): Source[] {
    const found = new Map<string, number[]>();
    if (start.some(Boolean)) found.set(review.given(), [...start]);
    for (const event of log) {
        const seat = event.fields.seat;
        const source = review.source(event);
        if (!source || source.points === 0 || typeof seat !== 'number') continue;
        const points = found.get(source.label) ?? start.map(() => 0);
        points[seat] = (points[seat] ?? 0) + source.points;
        found.set(source.label, points);
    }
    return [...found].map(([name, points]) => ({ name, points }));
}

export interface Place {
    seat: number;
    place: number;
    score: number;
}

/** Places by score; equals share one, and winners stand before those they beat on a tie-break. */
export function placesOf({ scores, winners }: Result): Place[] {
    const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
    const order = scores
        .map((score, seat) => ({ seat, score }))
        .sort((a, b) => won(b.seat) - won(a.seat) || b.score - a.score);
    return order.map(({ seat, score }) => ({
        seat,
        score,
        place:
            1 + order.findIndex((other) => other.score === score && won(other.seat) === won(seat)),
    }));
}

export interface Decisive extends Source {
    /** Who had it, how much more of it than the best of those beaten, and who that was. */
    seat: number;
    more: number;
    than: number;
}

/** The source that put a single winner furthest ahead of the second; null where two have won together, or where
    nothing did. */
export function decisive(sources: readonly Source[], places: readonly Place[]): Decisive | null {
    const [first, second] = places;
    if (!first || !second || second.place === 1) return null;
    const ahead = ({ points }: Source) => (points[first.seat] ?? 0) - (points[second.seat] ?? 0);
    const best = [...sources].sort((a, b) => ahead(b) - ahead(a))[0];
    if (!best || ahead(best) <= 0) return null;
    return { ...best, seat: first.seat, more: ahead(best), than: second.seat };
}
