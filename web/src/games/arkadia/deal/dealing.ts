// The cards that must be revealed in a game of Arkadia dealt from its secret.
import type { Dealing } from '../../contract';
import { dealOf } from './deal.js';

/** What takes the next card of the deck, in this order: hands, the open cards, then draws. */
const FROM_THE_DECK = ['hand_dealt', 'display_filled', 'card_drawn', 'display_refilled'];

interface Box {
    board: { columns: number };
    forms: { names: string[] };
    families: { names: string[] };
}

const dealing: Dealing = (draw, terms) => {
    const deal = dealOf(draw, terms);
    const { board, forms, families } = terms.box as unknown as Box;
    const count = families.names.length;
    const nameOf = (card: number | undefined) =>
        card === undefined
            ? 'no card'
            : `${forms.names[Math.floor(card / count)]} ${families.names[card % count]}`;
    let next = 0;
    return ({ kind, fields }) => {
        if (kind === 'first_seat') return [{ should: deal.first_seat, is: fields.seat }];
        if (kind === 'lot_placed' && deal.lot) {
            const { standing, square } = deal.lot;
            const place = [Math.floor(square / board.columns) + 1, (square % board.columns) + 1];
            return [
                { should: standing === 1, is: fields.standing },
                { should: String(place), is: String(fields.square) },
            ];
        }
        if (!FROM_THE_DECK.includes(kind)) return [];
        return [{ should: nameOf(deal.deck[next++]), is: fields.card }];
    };
};
export default dealing;
