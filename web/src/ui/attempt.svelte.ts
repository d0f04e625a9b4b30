// What a button or a form asks of the server: whether it is under way, and why it was not done.
import { session } from '../account/session.svelte';
import { ApiError } from '../net/api';
import { said, t } from '../text/words.svelte';

/** Why something was not done, in the reader's language. */
export function reasonOf(error: unknown): string {
    if (!(error instanceof ApiError)) return t('error-offline');
    if (error.code === 'signed-out') session.set(null);
    return said(error.reason.text) || t('error-offline');
}

export class Attempt {
    busy = $state(false);
    /** Empty if nothing went wrong. */
    failed = $state('');

    /** Returns whether it was done. `leaves`: the page is left then, and nothing is pressed twice meanwhile. */
    async make(act: () => Promise<unknown>, leaves = false): Promise<boolean> {
        this.busy = true;
        this.failed = '';
        try {
            await act();
            this.busy = leaves;
            return true;
        } catch (error) {
            this.failed = reasonOf(error);
            this.busy = false;
            return false;
        }
    }
}
