// A card taken before its slot: which action plays it, once the slot is chosen.
import type { LegalAction } from '../../../action';
import { type Kind, KINDS } from '../view';

/** The one action that plays the card: alone if that is allowed, otherwise in the only possible pair. */
export function wishedAction(legal: readonly LegalAction[], kind: Kind): LegalAction | null {
    const number = KINDS.indexOf(kind);
    const alone = legal.find(({ verb, parts }) => verb === 'with' && parts[0] === number);
    const pairs = legal.filter(({ verb, parts }) => verb === 'pair' && parts.includes(number));
    return alone ?? (pairs.length === 1 ? pairs[0]! : null);
}
