// The types of deal.js, which Node runs unchanged.
import type { Draw } from '../../../proof/streams.js';
import type { DealTerms } from '../../contract';

export interface Deal {
    first_seat: number;
    lot: { standing: number; square: number } | null;
    deck: number[];
}
export function dealOf(draw: Draw, terms: DealTerms): Deal;
