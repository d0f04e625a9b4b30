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

export const WAYS = ['now', 'each', 'later'] as const;
export type Way = (typeof WAYS)[number];

/** All magisters now, about half of them, or none; courtiers fill up by themselves. Null: they do not fit. */
export function divided(cards: SplitCard[], way: Way): SplitCard[] | null {
    const magisters = cards.filter(({ kind }) => kind !== 'courtier');
    const now = { now: magisters.length, each: Math.ceil(magisters.length / 2), later: 0 }[way];
    const courtiers = HAND_SIZE - now;
    if (courtiers < 0 || courtiers > cards.length - magisters.length) return null;
    // Of two alike one goes into each half.
    const order =
        way === 'each' ? [...magisters.filter(isOdd), ...magisters.filter(isEven)] : magisters;
    const hand = new Set([
        ...order.slice(0, now).map(({ id }) => id),
        ...cards
            .filter(({ kind }) => kind === 'courtier')
            .slice(0, courtiers)
            .map(({ id }) => id),
    ]);
    return cards.map((card) => ({ ...card, inHand: hand.has(card.id) }));
}

function isOdd(_: SplitCard, at: number): boolean {
    return at % 2 === 0;
}

function isEven(_: SplitCard, at: number): boolean {
    return at % 2 === 1;
}
