// New seats of this browser: their keys are stored; an account claims them and notices follow them.
import type { SeatKey } from '../protocol/messages';
import { keepKeys } from './keys';
import { session } from './session.svelte';
import { settings } from '../settings/settings.svelte';

export function addKeys(table: string, keys: SeatKey[]): void {
    keepKeys(table, keys);
    if (keys.length > 0) seatsChanged();
}

/** An account claims new seats, and notices follow them. */
export function seatsChanged(): void {
    if (session.now || settings.now.notify)
        void import('./belongings').then((all) => all.tellServer());
}
