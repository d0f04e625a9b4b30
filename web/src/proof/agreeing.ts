// Agreeing to the deal: the server's commitment is stored before this browser reveals its text.
import { api } from '../net/api';
import type { NewTableReply } from '../protocol/messages';
import { language } from '../settings/settings.svelte';
import { session } from '../account/session.svelte';
import type { Table } from '../table/table.svelte';
import { addSeats, keepDeal } from './deals';
import { t, words } from '../text/words.svelte';

/** Keep what the server promised when it made a table. */
export function keepPromise(made: NewTableReply): string {
    return keepDeal(made.id, made.commitment).entropy;
}

/** Agree for all seats of a table that was just made, so that it begins at once. */
export async function agreeAtOnce(made: NewTableReply): Promise<void> {
    const entropy = keepPromise(made);
    addSeats(
        made.id,
        made.keys.map((key) => key.seat),
    );
    const tokens = made.keys.map((key) => key.token);
    // If this is lost on the way, the table's page agrees again.
    await api.ready(made.id, { entropy, tokens }, session.now?.token).catch(() => {});
}

/** Agree for a seat, unless the commitment is no longer the one that was promised. */
export async function agree(table: Table, seat: number): Promise<void> {
    const shown = table.head?.commitment;
    if (!shown) return;
    const { commitment, entropy } = keepDeal(table.id, shown);
    if (commitment === shown) {
        addSeats(table.id, [seat]);
        table.command({ type: 'ready', seat, entropy });
        return;
    }
    await words.load(language.current, 'proof').catch(() => {});
    table.tell({ clause: null, text: { [language.current]: t('proof-changed') } });
}
