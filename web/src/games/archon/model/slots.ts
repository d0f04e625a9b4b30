// From a slot on the board to the action that enters it.
import type { LegalAction } from '../../../protocol/messages';
import type { ArchonView, LocationName, SlotView } from './view';
import { LOCATIONS, locationOf } from './view';

const PALACE: LocationName = 'palace';

/** `market b`, `palace 2`: how a slot is written. */
export function slotText(location: LocationName, slot: SlotView): string {
    return `${location} ${slot.name}`;
}

function isVacant(slot: SlotView): boolean {
    return slot.figures.every((count) => count === 0);
}

function entering(legal: LegalAction[], location: LocationName, slot: number): LegalAction | null {
    const at = LOCATIONS.indexOf(location);
    return (
        legal.find((a) => a.verb === 'enter' && a.parts[0] === at && a.parts[1] === slot) ?? null
    );
}

/**
 * The action for a slot, or null. Of the vacant slots of a location that need as many cards only
 * the first is listed: the others are the same choice, so they lead to it.
 */
export function slotAction(
    view: ArchonView,
    legal: LegalAction[],
    name: LocationName,
    slot: number,
): LegalAction | null {
    const own = entering(legal, name, slot);
    const slots = locationOf(view, name)?.slots;
    const here = slots?.[slot];
    if (own || !slots || !here || name === PALACE || here.covered || !isVacant(here)) return own;
    for (let lower = 0; lower < slot; lower++) {
        const other = slots[lower]!;
        if (isVacant(other) && other.cards === here.cards) {
            const action = entering(legal, name, lower);
            if (action) return action;
        }
    }
    return null;
}

/** Where an entering action leads. */
export function slotOf(action: LegalAction): { location: LocationName; slot: number } | null {
    const location = LOCATIONS[action.parts[0] ?? -1];
    const slot = action.parts[1];
    if (action.verb !== 'enter' || location === undefined || slot === undefined) return null;
    return { location, slot };
}
