// The next attack as figures before the wall: how sure each raider is to come.
import type { ArchonView } from '../view';

export interface Raider {
    /** From 0 to 1: in how many of the cards left the attack is at least so strong. */
    chance: number;
    /** Whether there is a warrior above. */
    met: boolean;
}

/** One raider for each point of the greatest strength; of a raid going on all are sure. */
export function raidersOf(view: ArchonView): Raider[] {
    const strengths = view.raid ? [view.raid.strength] : view.derived.attack.strengths;
    const most = Math.max(0, ...strengths);
    const warriors = view.wall.filter((owner) => owner !== null).length;
    return Array.from({ length: most }, (_, i) => ({
        chance: strengths.filter((strength) => strength > i).length / strengths.length,
        met: i < warriors,
    }));
}

/** The spaces of the wall under which raiders come: manned ones first, then the nearest vacant. */
export function spacesOf(view: ArchonView): number[] {
    const manned = view.wall.flatMap((owner, i) => (owner === null ? [] : [i]));
    const vacant = view.wall.flatMap((owner, i) => (owner === null ? [i] : []));
    return [...manned, ...vacant];
}
