// The rows of the marketplace: cubes fill a row from its dear end; one buys the cheapest cube and
// sells into the dearest empty place.
import type { Box } from './box';
import type { ArchonView, Resource } from './view';

export interface Place {
    price: number;
    filled: boolean;
    /** The cube that is bought next, or the place that is filled next. */
    next: 'buy' | 'sell' | null;
}

export function shelf(box: Box, resource: Resource, cubes: number): Place[] {
    const prices = box.marketplace.prices[resource];
    const first = prices.length - cubes;
    return prices.map((price, index) => ({
        price,
        filled: index >= first,
        next: index === first ? 'buy' : index === first - 1 ? 'sell' : null,
    }));
}

interface Terms {
    more: number;
    price: number | null;
}

/** How a seat's tiles change the prices of its trades. */
function termsOf(box: Box, view: ArchonView, seat: number): Terms {
    const terms: Terms = { more: 0, price: null };
    for (const tile of view.players[seat]?.tiles ?? []) {
        const ability = box.tiles.abilities[tile];
        if (ability.when !== 'action' || ability.at !== 'marketplace') continue;
        terms.more += ability.sale_more ?? 0;
        terms.price = ability.purchase_price ?? terms.price;
    }
    return terms;
}

/** What a seat would pay for the next cube; null when the row is empty. */
export function buyPrice(box: Box, view: ArchonView, seat: number, goods: Resource): number | null {
    const place = shelf(box, goods, view.market[goods]).find((p) => p.next === 'buy');
    return place ? (termsOf(box, view, seat).price ?? place.price) : null;
}

/** What a seat would get for a cube; null when the row is full. */
export function sellPrice(
    box: Box,
    view: ArchonView,
    seat: number,
    goods: Resource,
): number | null {
    const place = shelf(box, goods, view.market[goods]).find((p) => p.next === 'sell');
    return place ? place.price + termsOf(box, view, seat).more : null;
}
