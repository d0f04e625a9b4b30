// Names in the reader's language, alone and in lists.
import type { Say } from '../words.svelte';
import { KINDS, SEAT_NAMES, type Cards, type Kind, type ArchonView, type Category } from './view';

/** `Unicorn, Lion`. */
export function seatsText(say: Say, seats: number[]): string {
    return listed(seats.map((seat) => seatName(say, seat)));
}

export function seatName(say: Say, seat: number): string {
    return say.game('seat-name', { seat: SEAT_NAMES[seat] ?? '' });
}

export function cardName(say: Say, card: Kind): string {
    return say.game('card-name', { card });
}

export function listed(parts: string[]): string {
    return parts.filter(Boolean).join(', ');
}

/** `2 Courtiers, a Scribe`, or nothing. */
export function cardsText(say: Say, cards: Cards): string {
    const parts = KINDS.filter((kind) => cards[kind] > 0).map((card) =>
        say.game('cards-name', { card, count: cards[card] }),
    );
    return listed(parts);
}

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
