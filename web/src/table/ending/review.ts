// A finished game looked back on: where each seat's points came from. Which events gave how many, the
// game says (`Review`).
import type { Review } from '../../games/contract';
import type { Happened, Result } from '../../protocol/messages';

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
