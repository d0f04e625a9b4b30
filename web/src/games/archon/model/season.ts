// The end of a season as it is shown: the attack, the raid and the King's Grant, over the street as the last
// figure left it. Only facts of the events and of the position before them.
import type { ArchonView, Category } from './view';

/** What is shown, in this order. */
export const ACTS = [
    'street',
    'raiders',
    'card',
    'fires',
    'verdict',
    'raid',
    'row',
    'sum',
] as const;
export type Act = (typeof ACTS)[number];
export type Row = Category | 'tiles';

export interface Season {
    act: Act;
    season: number;
    round: number;
    /** Of the attack, and of the most terrible one that could have come. */
    strength: number;
    most: number;
    /** Owners of the warriors on the wall, in the order of its spaces. */
    warriors: number[];
    /** What each seat owes in the raid, as far as it is known. */
    due: number[];
    /** The row of the Grant that is scored now, and those that were before. */
    row: Row | null;
    done: Row[];
    /** What the row brings each seat. */
    gains: number[];
    /** Points of each seat before anything was lost or won. */
    start: number[];
    /** The scene stands still until somebody has chosen; the hand is where its foot would be. */
    waits?: true;
}

export function missing({ strength, warriors }: Season): number {
    return Math.max(0, strength - warriors.length);
}

/** A position with a season's end before it; other positions have none. */
export function seasonOf(view: ArchonView): Season | null {
    return view.ended ?? null;
}

/** From a certain act on, until the end. */
export function reached(season: Season | null, act: Act): boolean {
    return season !== null && ACTS.indexOf(season.act) >= ACTS.indexOf(act);
}

/** Places by points, the first being 1; equal points share one. */
export function places(points: readonly number[]): number[] {
    return points.map((own) => 1 + points.filter((other) => other > own).length);
}
