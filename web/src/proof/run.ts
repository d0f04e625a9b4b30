// Gathers everything the check needs at the end of a game, and runs it.
import type { Dealing } from '../games/contract';
import { api } from '../net/api';
import type { GameDetail } from '../protocol/messages';
import { dealOf } from './deals';
import { tokenOf } from '../account/keys';
import type { Table } from '../table/table.svelte';
import { check, type Finding, type Played } from './check';

const DEALINGS = import.meta.glob<Dealing>('../games/*/deal/dealing.ts', { import: 'default' });

export async function checkTable(table: Table, detail: GameDetail): Promise<Finding[]> {
    const { id, log, viewer } = table;
    const [record, dealing] = await Promise.all([
        api.record(id, tokenOf(id, viewer)),
        DEALINGS[`../games/${detail.name}/deal/dealing.ts`]?.() ?? null,
    ]);
    const played = JSON.parse(await record.text()) as Played;
    return check(played, { deal: dealOf(id), log, box: detail.components, dealing });
}
