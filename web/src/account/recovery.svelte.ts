// The recovery code that was just made: shown until the page is left, and kept nowhere.
import { accounts } from './api';
import { session } from './session.svelte';

export const recovery = $state({ code: '' });

/** Have a code made with the password that was just typed. */
export async function makeCode(password: string): Promise<void> {
    if (session.now) recovery.code = (await accounts.recovery(password, session.now.token)).code;
}
