// From a slot on the board to the action that enters it.
import type { LegalAction } from '../../../action';
import type { ArchonView, LocationName, SlotView } from '../view';
import { LOCATIONS } from '../view';

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

/** Where an entering action leads. */
export function slotOf(action: LegalAction): { location: LocationName; slot: number } | null {
    const location = LOCATIONS[action.parts[0] ?? -1];
    const slot = action.parts[1];
    if (action.verb !== 'enter' || location === undefined || slot === undefined) return null;
    return { location, slot };
}
