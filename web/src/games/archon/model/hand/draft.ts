// The draft of the first two magisters: which pairs are still allowed after a choice.
import type { LegalAction } from '../../../action';
import { type Magister, MAGISTERS } from '../view';

/** The action that takes two magisters, in any order; null when it is not allowed. */
export function draftAction(legal: LegalAction[], chosen: Magister[]): LegalAction | null {
    if (chosen.length !== 2) return null;
    const [one, other] = chosen.map((magister) => MAGISTERS.indexOf(magister)).sort();
    return (
        legal.find((a) => a.verb === 'draft' && a.parts[0] === one && a.parts[1] === other) ?? null
    );
}

/** Whether a magister can be taken beside those already chosen. */
export function fits(legal: LegalAction[], chosen: Magister[], magister: Magister): boolean {
    if (chosen.includes(magister)) return true;
    const number = MAGISTERS.indexOf(magister);
    const [first] = chosen;
    if (first === undefined) {
        return legal.some((action) => action.verb === 'draft' && action.parts.includes(number));
    }
    return chosen.length === 1 && draftAction(legal, [first, magister]) !== null;
}

export function toggled(chosen: Magister[], magister: Magister): Magister[] {
    return chosen.includes(magister)
        ? chosen.filter((other) => other !== magister)
        : [...chosen, magister];
}
