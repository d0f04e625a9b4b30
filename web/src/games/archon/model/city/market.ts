// The rows of the marketplace as they are drawn: cubes fill a row from its dear end.
import type { Box } from '../box';
import type { Resource } from '../view';

export interface Place {
    price: number;
    filled: boolean;
    /** The cube that is bought next, or the place that is filled next. */
    next: 'buy' | 'sell' | null;
}

/** A row that holds `cubes`; the prices are those printed, without a seat's tiles. */
export function shelf(box: Box, resource: Resource, cubes: number): Place[] {
    const prices = box.marketplace.prices[resource];
    const first = prices.length - cubes;
    return prices.map((price, index) => ({
        price,
        filled: index >= first,
        next: index === first ? 'buy' : index === first - 1 ? 'sell' : null,
    }));
}
