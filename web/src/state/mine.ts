// One's own games, those that wait for oneself first.
import { api, type MineHead } from '../net/api';
import { allKeys } from './keys';
import { session } from './session.svelte';

export function waitsForMe(table: MineHead): boolean {
    if (table.status === 'gathering') return table.held.some((seat) => !table.seats[seat]?.ready);
    return table.status === 'playing' && table.turn !== null && table.held.includes(table.turn);
}

function rank(table: MineHead): number {
    if (waitsForMe(table)) return 0;
    return table.status === 'over' ? 2 : 1;
}

export function sorted(tables: MineHead[]): MineHead[] {
    return tables.toSorted((a, b) => rank(a) - rank(b) || b.created.localeCompare(a.created));
}

export async function mine(): Promise<MineHead[]> {
    const keys = allKeys();
    const known = session.now;
    if (keys.length === 0 && !known) return [];
    const { tables, account } = await api.mine(keys, known?.token);
    // Signed out from elsewhere.
    if (known && account === null && session.now === known) session.set(null);
    return sorted(tables);
}
