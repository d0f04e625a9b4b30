// What "Done" declines in Arkadia: more workers, a banner, the sale of seals.
import type { LegalAction } from '../../action';
import { first, only } from './actions';

/** `sent`: only a card was turned up since the choices were sent; then the turn ends without a banner. */
export function closingOf(legal: LegalAction[], sent: boolean): LegalAction | null {
    const end = first(legal, 'end') ?? null;
    if (sent || end) return end;
    return first(legal, 'done') ?? only(legal, 'cash').find(({ parts }) => parts[1] === 0) ?? null;
}
