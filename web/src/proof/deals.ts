// What this browser keeps of each deal: the commitment that it was shown, and the text of its own that it
// added to the shuffle after that. At the end the game is checked against both.
import type { NewTableReply } from '../protocol/messages';
import { newKey } from '../net/socket';
import { keepFor, loadFor } from '../settings/stored';

export interface Deal {
    commitment: string;
    /** This browser's text; sent only once the commitment is fixed. */
    entropy: string;
    /** The seats for which it was sent. */
    seats: number[];
}

const MOST = 300;
/** Where storage is forbidden: for as long as the page lives. */
const here = new Map<string, Deal>();

export function dealOf(table: string): Deal | null {
    return here.get(table) ?? loadFor<Deal>('deals', table) ?? null;
}

/** The deal of a table, begun with the commitment that is shown now; what was kept is never changed. */
export function keepDeal(table: string, commitment: string): Deal {
    return dealOf(table) ?? store(table, { commitment, entropy: newKey(), seats: [] });
}

/** A table that was played on from a position of another has the same deal. */
export function keepBranch({ id, commitment }: NewTableReply, from: string): void {
    store(id, dealOf(from) ?? { commitment, entropy: '', seats: [] });
}

/** This browser's text goes into the shuffle for these seats. */
export function addSeats(table: string, seats: number[]): void {
    const deal = dealOf(table);
    if (deal) store(table, { ...deal, seats: [...new Set([...deal.seats, ...seats])] });
}

function store(table: string, deal: Deal): Deal {
    here.set(table, deal);
    keepFor('deals', table, deal, MOST);
    return deal;
}
