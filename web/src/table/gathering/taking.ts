// A link that another device has shown: its code is exchanged for the key of the seat, once.
import { addKeys } from '../../account/seats';
import { api, ApiError } from '../../net/api';
import type { Reason } from '../../engine-host/results';
import type { Table } from '../table.svelte';

/** What stands behind the # of such a link, which no server and no log ever sees. */
const CODE = /^#take=([\w-]+)$/;

export function codeIn(hash: string): string | null {
    return CODE.exec(hash)?.[1] ?? null;
}

export async function takeOver(table: Table): Promise<void> {
    const code = codeIn(location.hash);
    if (!code) return;
    // It works once: a reload must not try it again, nor the history keep it.
    history.replaceState(history.state, '', location.pathname + location.search);
    try {
        addKeys(table.id, [await api.takeOver(table.id, code)]);
        table.again();
    } catch (error) {
        if (error instanceof ApiError && error.reason.text) table.tell(error.reason as Reason);
    }
}
