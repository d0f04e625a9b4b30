// The types of deal.js, which Node runs unchanged.
import type { Draw } from '../../../proof/streams.js';
import type { DealTerms } from '../../contract';

export type Deck = 'grants' | 'provinces' | 'attacks' | 'favors';
export type Deal = Record<Deck | 'order', number[]>;
export function dealOf(draw: Draw, terms: DealTerms): Deal;
