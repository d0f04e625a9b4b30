// When a mistake is asked again: each time it is found, the pause grows (FSRS). Loaded with the first answer.
import { createEmptyCard, fsrs, Rating, type Grade } from 'ts-fsrs';
import type { KeptCard } from '../archive';

/** found: at the first try and without a hint; helped: after more; missed: the solution was shown. */
export type Outcome = 'found' | 'helped' | 'missed';

const GRADES: Record<Outcome, Grade> = {
    found: Rating.Good,
    helped: Rating.Hard,
    missed: Rating.Again,
};
/** Pauses are whole days, at most about a year. */
const scheduler = fsrs({ enable_short_term: false, maximum_interval: 365 });

/** A mistake after it was asked; before: as it was kept, if it was asked before. */
export function answered(
    id: string,
    before: KeptCard | undefined,
    outcome: Outcome,
    now = new Date(),
): KeptCard {
    const { card } = scheduler.next(before?.card ?? createEmptyCard(now), now, GRADES[outcome]);
    const found = outcome === 'found' ? (before?.found ?? 0) + 1 : 0;
    return { id, card, found: outcome === 'helped' ? (before?.found ?? 0) : found };
}
