// A finished game looked back on: each seat's worth after every ply, and where its points came
// from. What an event is worth, the game says (`Review`).
import type { Review } from '../games/contract';
import type { Happened, View } from '../protocol/messages';

export interface ScoreAt {
    ply: number;
    scores: number[];
}

export interface Source {
    label: string;
    /** By seat. */
    points: number[];
}

/** `first`: the view of the position before the first action. */
export function scoresOver(review: Review, log: Happened[], seats: number, first: View): ScoreAt[] {
    const counter = review.counter(seats, first);
    const marks: ScoreAt[] = [];
    for (const [i, event] of log.entries()) {
        counter.take(event);
        if (log[i + 1]?.ply === event.ply) continue;
        const scores = Array.from({ length: seats }, (_, seat) => counter.worth(seat));
        marks.push({ ply: event.ply, scores });
    }
    return marks;
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
    return [...found].map(([label, points]) => ({ label, points }));
}
