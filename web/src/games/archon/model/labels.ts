// Names in the reader's language, alone and in lists.
import type { Say } from '../words.svelte';
import type { Cards, Kind } from './view';
import { KINDS, SEAT_NAMES } from './view';

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
