// What the server should know about this browser's seats: an account claims them, notices follow them.
import type { MyTable, Session } from '../protocol/messages';
import { t } from '../text/words.svelte';
import { announcer } from '../ui/announce.svelte';
import { accounts } from './api';
import { ApiError } from '../net/api';
import { allKeys } from './keys';
import { canNotify } from './notices';
import { startPush } from './push';
import { session } from './session.svelte';
import { settings } from '../settings/settings.svelte';

const AT_ONCE = 400;

/** Be signed in here from now on, once the server has answered. */
export async function signIn(asked: Promise<Session>): Promise<void> {
    session.set(await asked);
    announcer.say(t('account-now', { name: session.now?.name ?? '' }));
    void tellServer();
}

/** Nobody waits for it; a failure is retried with the next seat or the next visit. */
export async function tellServer(): Promise<void> {
    await claimSeats().catch(() => {});
    const isAllowed = canNotify() && Notification.permission === 'granted';
    if (settings.now.notify && isAllowed) await startPush().catch(() => {});
}

/** Give the account all seats of this browser. */
export async function claimSeats(): Promise<void> {
    const known = session.now;
    if (!known) return;
    try {
        for (const some of inParts(allKeys())) await accounts.claim(some, known.token);
    } catch (error) {
        // Signed out from elsewhere.
        if (error instanceof ApiError && error.status === 401 && session.now === known)
            session.set(null);
        throw error;
    }
}

export function inParts(keys: MyTable[]): MyTable[][] {
    const count = Math.ceil(keys.length / AT_ONCE);
    return Array.from({ length: count }, (_, i) => keys.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}
