// Why something about the account was not done, in the reader's language.
import { ApiError } from '../../net/api';
import { session } from '../../account/session.svelte';
import { said, t } from '../../text/words.svelte';

export function reasonOf(error: unknown): string {
    if (!(error instanceof ApiError)) return t('error-offline');
    if (error.code === 'signed-out') session.set(null);
    return said(error.reason.text) || t('error-offline');
}
