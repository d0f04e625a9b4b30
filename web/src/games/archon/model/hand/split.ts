// Dividing one's ten cards: which of them are in the hand, and the action that says so.
import type { LegalAction } from '../../../action';
import type { Kind } from '../view';
import { HAND_SIZE, MAGISTERS } from '../view';

/** A card of the ten, at its place in the row, and whether it is taken into the hand. */
export interface SplitCard {
    id: number;
    kind: Kind;
    inHand: boolean;
}

export function newSplit(cards: Kind[]): SplitCard[] {
    return cards.map((kind, id) => ({ id, kind, inHand: false }));
}

export function inHand(cards: SplitCard[]): number {
    return cards.filter((card) => card.inHand).length;
}

/** Move a card to a half, or to the other one; a sixth card does not fit into the hand. */
export function moved(cards: SplitCard[], id: number, toHand?: boolean): SplitCard[] {
    const card = cards.find((other) => other.id === id);
    if (!card) return cards;
    const goal = toHand ?? !card.inHand;
    if (goal === card.inHand || (goal && inHand(cards) >= HAND_SIZE)) return cards;
    return cards.map((other) => (other.id === id ? { ...other, inHand: goal } : other));
}

/** The two halves change places. */
export function swapped(cards: SplitCard[]): SplitCard[] {
    if (inHand(cards) !== HAND_SIZE) return cards;
    return cards.map((card) => ({ ...card, inHand: !card.inHand }));
}

/** The action that makes this hand; null while it has not five cards. */
export function splitAction(cards: SplitCard[], legal: LegalAction[]): LegalAction | null {
    if (inHand(cards) !== HAND_SIZE) return null;
    const hand = cards.filter((card) => card.inHand).map((card) => card.kind);
    const counts = MAGISTERS.map((kind) => hand.filter((other) => other === kind).length);
    return (
        legal.find(
            (action) =>
                action.verb === 'split' && counts.every((count, i) => count === action.parts[i]),
        ) ?? null
    );
}
