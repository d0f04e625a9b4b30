// How the scores went: read from positions of the finished game, not every one of a long game.
import { api, type Eyes } from '../net/api';
import type { Result } from '../protocol/messages';

export interface Mark {
    ply: number;
    scores: (number | null)[];
}

export interface Place {
    seat: number;
    place: number;
    score: number;
}

const MOST_MARKS = 48;
const AT_ONCE = 4;

/** About `most` plies from 0 to the last, both among them. */
export function samples(plies: number, most: number = MOST_MARKS): number[] {
    const steps = Math.min(plies, most - 1);
    if (steps <= 0) return [0];
    return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * plies) / steps));
}

export async function course(id: string, plies: number, eyes: Eyes): Promise<Mark[]> {
    const wanted = samples(plies);
    const marks: Mark[] = [];
    for (let i = 0; i < wanted.length; i += AT_ONCE) {
        const some = wanted.slice(i, i + AT_ONCE).map(async (ply) => {
            const { position } = await api.position(id, ply, eyes);
            return { ply, scores: position.scores };
        });
        marks.push(...(await Promise.all(some)));
    }
    return marks;
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
