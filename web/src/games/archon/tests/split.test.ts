import { describe, expect, it } from 'vitest';
import { divided, inHand, moved, newSplit, splitAction, swapped } from '../model/hand/split';
import { tenCards } from '../model/view';
import { fixture, viewOf } from './helpers';

const entry = fixture('split');
const player = viewOf(entry).players[entry.viewer!]!;
const { legal } = entry;

/** A division with these cards of the row in the hand. */
function withHand(...ids: number[]) {
    return ids.reduce((cards, id) => moved(cards, id), newSplit(tenCards(player)));
}

describe('dividing the cards', () => {
    it('begins with ten cards, none in the hand, magisters first', () => {
        const cards = newSplit(tenCards(player));
        expect(cards).toHaveLength(10);
        expect(inHand(cards)).toBe(0);
        expect(cards.map((card) => card.kind)).toEqual([
            ...['merchant', 'merchant', 'cleric', 'cleric', 'tax-collector'],
            ...['courtier', 'courtier', 'courtier', 'courtier', 'courtier'],
        ]);
    });

    it('is an action only with five cards', () => {
        expect(splitAction(withHand(0, 1, 6, 7), legal)).toBeNull();
        expect(splitAction(withHand(0, 1, 6, 7, 8), legal)?.text).toBe(
            'split 3 courtier 2 merchant',
        );
    });

    it('takes no sixth card into the hand', () => {
        const five = withHand(0, 1, 2, 3, 4);
        expect(moved(five, 5)).toBe(five);
        expect(inHand(moved(moved(five, 0), 5))).toBe(5);
    });

    it('moves a dragged card only where it is not yet', () => {
        const one = withHand(3);
        expect(moved(one, 3, true)).toBe(one);
        expect(inHand(moved(one, 3, false))).toBe(0);
        expect(moved(one, 99)).toBe(one);
    });

    it('changes the halves', () => {
        const five = withHand(0, 1, 2, 3, 4);
        const other = swapped(five);
        expect(inHand(other)).toBe(5);
        expect(splitAction(other, legal)?.text).toBe('split 5 courtier');
        const four = withHand(0, 1);
        expect(swapped(four)).toBe(four);
    });

    it('is one tap where all magisters go together or are shared', () => {
        const cards = newSplit(tenCards(player));
        const kinds = (way: 'now' | 'each' | 'later') =>
            divided(cards, way)!.flatMap((card) => (card.inHand ? [card.kind] : []));
        expect(kinds('now')).toEqual(['merchant', 'merchant', 'cleric', 'cleric', 'tax-collector']);
        expect(
            kinds('each')
                .filter((kind) => kind !== 'courtier')
                .sort(),
        ).toEqual(['cleric', 'merchant', 'tax-collector']);
        expect(kinds('later')).toEqual(Array(5).fill('courtier'));
        for (const way of ['now', 'each', 'later'] as const)
            expect(splitAction(divided(cards, way)!, legal)).not.toBeNull();
        // Six magisters do not fit into a hand.
        const six = cards.map((card) =>
            card.id === 5 ? { ...card, kind: 'scribe' as const } : card,
        );
        expect([divided(six, 'now'), divided(six, 'later')]).toEqual([null, null]);
        expect(inHand(divided(six, 'each')!)).toBe(5);
    });

    it('reaches every legal hand', () => {
        const found = new Set<number>();
        for (let mask = 0; mask < 1024; mask++) {
            const ids = Array.from({ length: 10 }, (_, i) => i).filter((i) => mask & (1 << i));
            if (ids.length === 5) found.add(splitAction(withHand(...ids), legal)!.n);
        }
        expect(found.size).toBe(legal.length);
    });
});
