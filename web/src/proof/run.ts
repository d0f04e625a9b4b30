// Gathers everything the check needs at the end of a game, and runs it.
import { screenOf } from '../games';
import { api } from '../net/api';
import type { GameDetail } from '../protocol/messages';
import { dealOf } from './deals';
import { tokenOf } from '../account/keys';
import type { Table } from '../table/table.svelte';
import { check, type Finding, type Played } from './check';

export async function checkTable(table: Table, detail: GameDetail): Promise<Finding[]> {
    const { id, log, viewer } = table;
    const [record, dealing] = await Promise.all([
        api.record(id, tokenOf(id, viewer)),
        screenOf(detail.name).dealing?.(),
    ]);
    const played = JSON.parse(await record.text()) as Played;
    return check(played, {
        deal: dealOf(id),
        log,
        box: detail.components,
        dealing: dealing?.default ?? null,
    });
}
