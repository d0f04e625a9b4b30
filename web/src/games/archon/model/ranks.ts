// Who has how many of what a King's Grant rewards.
import type { ArchonView, Category } from './view';

/** Pieces of a seat in a category: cards, or warriors on the wall. */
export function piecesOf(view: ArchonView, seat: number, category: Category): number {
    const player = view.players[seat];
    if (!player) return 0;
    if (category === 'warriors') return view.wall.filter((owner) => owner === seat).length;
    return player[category];
}

export interface Standing {
    seat: number;
    pieces: number;
}

/** The seats that would score now, most pieces first. */
export function standings(view: ArchonView, category: Category): Standing[] {
    return view.players
        .map((_, seat) => ({ seat, pieces: piecesOf(view, seat, category) }))
        .filter((standing) => standing.pieces > 0)
        .sort((a, b) => b.pieces - a.pieces || a.seat - b.seat);
}
