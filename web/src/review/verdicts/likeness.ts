// Whom somebody has played like, by the PRs of levels of bots; said only where the band allows it.
import type { Play } from '../../../engine/review/document';
import type { Judged } from '../../games/contract';

/** The scale of PR, from the left; right is stronger. */
export const SCALE = { from: 250, to: -50 } as const;
const WIDEST = 100;
const MOST_LEVELS = 3;

export type Likeness =
    | { kind: 'few' }
    | { kind: 'like'; level: string }
    | { kind: 'between'; weak: string; strong: string }
    /** Weaker than the weakest level that was measured, or stronger than the strongest. */
    | { kind: 'weaker' | 'stronger'; level: string };

/** Whether there are enough moves to say anything. */
export function isTold({ pr, band }: Pick<Play, 'pr' | 'band'>): boolean {
    return pr !== null && band !== null && band[1] - band[0] <= WIDEST;
}

export function likenessOf(play: Pick<Play, 'pr' | 'band'>, levels: Judged['levels']): Likeness {
    const { band } = play;
    if (!isTold(play) || !band || levels.length === 0) return { kind: 'few' };
    const inside = levels.filter(([, pr]) => pr >= band[0] && pr <= band[1]).map(([name]) => name);
    if (inside.length > MOST_LEVELS) return { kind: 'few' };
    if (inside.length === 1) return { kind: 'like', level: inside[0]! };
    if (inside.length > 1) return { kind: 'between', weak: inside[0]!, strong: inside.at(-1)! };
    const weak = levels.filter(([, pr]) => pr > band[1]).at(-1)?.[0];
    const strong = levels.find(([, pr]) => pr < band[0])?.[0];
    if (weak === undefined) return { kind: 'weaker', level: strong! };
    if (strong === undefined) return { kind: 'stronger', level: weak };
    return { kind: 'between', weak, strong };
}

/** Where a PR stands on the scale, in per cent from the left. */
export function placeOf(pr: number): number {
    const share = (SCALE.from - pr) / (SCALE.from - SCALE.to);
    return 100 * Math.max(0, Math.min(1, share));
}
