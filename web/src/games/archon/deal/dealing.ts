// What must be revealed in a game of Archon whose cards were dealt from its secret.
import type { Dealing } from '../../contract';
import { dealOf, type Deck } from './deal.js';

/** By event: the deck of which it reveals the next card, and what that is called; cards count from 1. */
const REVEALED: Record<string, readonly [Deck, string]> = {
    grant_drawn: ['grants', 'grant'],
    province_revealed: ['provinces', 'province'],
    attack_revealed: ['attacks', 'attack'],
    favor_revealed: ['favors', 'favor'],
};

const dealing: Dealing = (draw, terms) => {
    const deal = dealOf(draw, terms);
    const next = { grants: 0, provinces: 0, attacks: 0, favors: 0 };
    return ({ ply, kind, fields }) => {
        // Later orders follow from the cards that were not used: only the first one is chance.
        if (kind === 'order_set')
            return ply > 0
                ? []
                : [{ should: deal.order[Number(fields.place) - 1], is: fields.seat }];
        const [deck, name] = REVEALED[kind] ?? [];
        if (!deck || !name) return [];
        const card = deal[deck][next[deck]++];
        return [{ should: card === undefined ? 'no card' : card + 1, is: fields[name] }];
    };
};
export default dealing;
