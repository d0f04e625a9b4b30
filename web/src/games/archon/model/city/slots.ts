// The places of the city: slots and the actions that enter them, the shelves of the market, the raiders
// under the wall.
import type { LegalAction } from '../../../action';
import {
    LOCATIONS,
    type ArchonView,
    type LocationName,
    type SlotView,
    type Resource,
} from '../view';
import type { Box } from '../box';

/** `market b`, `palace 2`: how a slot is written. */
export function slotText(location: LocationName, slot: SlotView): string {
    return `${location} ${slot.name}`;
}

function entering(legal: LegalAction[], location: LocationName, slot: number): LegalAction | null {
    const at = LOCATIONS.indexOf(location);
    return (
        legal.find((a) => a.verb === 'enter' && a.parts[0] === at && a.parts[1] === slot) ?? null
    );
}

/** The action for a slot, or null: of equal slots only one is listed, and all lead to it. */
export function slotAction(
    view: ArchonView,
    legal: LegalAction[],
    name: LocationName,
    slot: number,
): LegalAction | null {
    return entering(legal, name, view.derived.equal_slots[name][slot] ?? slot);
}

/** The number from 0 of a slot's name: `a`, `b`, ... and in the Palace `1`, `2`, ... */
export function slotIndex(fields: Record<string, unknown>): number {
    const name = String(fields.slot);
    return /\d/.test(name) ? Number(name) - 1 : name.charCodeAt(0) - 'a'.charCodeAt(0);
}

/** Where an entering action leads. */
export function slotOf(action: LegalAction): { location: LocationName; slot: number } | null {
    const location = LOCATIONS[action.parts[0] ?? -1];
    const slot = action.parts[1];
    if (action.verb !== 'enter' || location === undefined || slot === undefined) return null;
    return { location, slot };
}

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

/** One raider for each point of the greatest strength: from 0 to 1, in how many of the cards left the
    attack is at least so strong; of a raid going on all are sure. */
export function raidersOf(view: ArchonView): number[] {
    const strengths = view.raid ? [view.raid.strength] : view.derived.attack.strengths;
    const most = Math.max(0, ...strengths);
    const sure = (i: number) => strengths.filter((strength) => strength > i).length;
    return Array.from({ length: most }, (_, i) => sure(i) / strengths.length);
}

/** The spaces of the wall under which raiders come: manned ones first, then the nearest vacant. */
export function spacesOf(view: ArchonView): number[] {
    const manned = view.wall.flatMap((owner, i) => (owner === null ? [] : [i]));
    const vacant = view.wall.flatMap((owner, i) => (owner === null ? [i] : []));
    return [...manned, ...vacant];
}
