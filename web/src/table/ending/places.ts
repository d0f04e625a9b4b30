// Places at the end of a game.
import type { Result } from '../../protocol/messages';

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
