// Gathers everything the check needs at the end of a game, and runs it.
import type { Dealing } from '../games/contract';
import { api } from '../net/api';
import type { GameDetail } from '../protocol/messages';
import { dealOf } from './deals';
import { tokenOf } from '../state/keys';
import type { Table } from '../state/table.svelte';
import { api as log } from './api';
import { check, type Finding, type Played } from './check';

const DEALINGS = import.meta.glob<Dealing>('../games/*/dealing.ts', { import: 'default' });

export async function checkTable(table: Table, detail: GameDetail): Promise<Finding[]> {
    const { id, head, viewer } = table;
    const deal = dealOf(id);
    const [record, entries, dealing] = await Promise.all([
        api.record(id, tokenOf(id, viewer)),
        log.logged(deal?.commitment ?? head?.commitment ?? '').then(
            (page) => page.entries,
            () => null,
        ),
        DEALINGS[`../games/${detail.name}/dealing.ts`]?.() ?? null,
    ]);
    const played = JSON.parse(await record.text()) as Played;
    const kind = head?.deal ?? 'new';
    return check(played, { deal, kind, log: table.log, box: detail.components, dealing, entries });
}
