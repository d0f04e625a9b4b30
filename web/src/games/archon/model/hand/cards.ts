// Where a seat's ten cards are, as far as the viewer knows.
import type { LegalAction } from '../../../action';
import { type Cards, countCards, HAND_SIZE, type PlayerView } from '../view';

export interface Pile {
    place: 'hand' | 'waiting' | 'played' | 'undivided';
    /** Cards whose faces are known. */
    known: Cards | null;
    /** Cards of which only the back is seen. */
    hidden: number;
}

function pile(place: Pile['place'], known: Cards | null | undefined, total: number): Pile {
    return { place, known: known ?? null, hidden: Math.max(0, total - countCards(known)) };
}

/** The three piles; a hidden half has five cards minus those played from it. */
export function pilesOf(player: PlayerView, phase: string): Pile[] {
    const played = countCards(player.played);
    const hand = player.hand
        ? pile('hand', player.hand, 0)
        : pile('hand', player.known_hand, 2 * HAND_SIZE - HAND_SIZE - played);
    const waiting = player.waiting
        ? pile('waiting', player.waiting, 0)
        : pile('waiting', player.known_waiting, HAND_SIZE);
    return [
        hand,
        waiting,
        pile(isUndivided(player, phase) ? 'undivided' : 'played', player.played, 0),
    ];
}

/** Whether all cards lie together: before they are divided none of them has been played. */
export function isUndivided(player: PlayerView, phase: string): boolean {
    if (phase !== 'draft' && phase !== 'split') return false;
    const { hand, waiting } = player;
    return hand !== null && waiting !== null && countCards(hand) + countCards(waiting) === 0;
}

/** Slots, divisions and the draft are chosen in their own ways, and the page's Done leaves off. */
const ELSEWHERE = new Set(['enter', 'split', 'draft', 'done', 'stop']);

/** Whether an action is chosen by a button beside the cards. */
export function isChoice({ verb }: LegalAction): boolean {
    return !ELSEWHERE.has(verb);
}
