// Requests to the server about the shuffle of a table.
import { json } from '../net/api';
import type { BeReady, LogPage } from '../protocol/messages';

export const api = {
    /** Agree for the seats of these tokens, and for those of an account's. */
    ready: (id: string, told: BeReady, token?: string) =>
        json<object>(`/tables/${encodeURIComponent(id)}/ready`, { body: told, token }),
    /** The entries of the public log about a commitment. */
    logged: (commitment: string) => json<LogPage>(`/commitments?commitment=${commitment}`),
};
