// Sitting down at an open seat: its key is kept here, and who sits down agrees that cards may be dealt.
import { addKeys } from '../../account/seats';
import { api } from '../../net/api';
import { agreeAtOnce } from '../../proof/agreeing';
import { keepDeal } from '../../proof/deals';
import type { Table } from '../table.svelte';

export async function sitDown(table: Table, name: string): Promise<void> {
    const key = await api.take(table.id, null, name);
    addKeys(table.id, [key]);
    const commitment = table.head?.commitment;
    // One that is not what was promised before is not agreed to: the page says so when "ready" is pressed.
    if (commitment && keepDeal(table.id, commitment).commitment === commitment)
        await agreeAtOnce({ id: table.id, keys: [key], commitment });
    table.again();
}
