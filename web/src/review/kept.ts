// Reviews that were found in this browser, by table: they depend on the game alone.
import type { Review } from '../../engine/review/document';
import { keepFor, loadFor } from '../settings/stored';

const NAME = 'reviews';
const MOST = 20; // a review has about 25 kB

/** engine: the version that found it. */
interface Kept {
    engine: string;
    review: Review;
}

export function keptReview(table: string, engine: string): Review | null {
    const kept = loadFor<Kept>(NAME, table);
    return kept?.engine === engine ? kept.review : null;
}

export function keepReview(table: string, engine: string, review: Review): void {
    keepFor<Kept>(NAME, table, { engine, review }, MOST);
}
