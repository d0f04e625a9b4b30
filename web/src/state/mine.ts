// One's own games, those that wait for oneself first.
import { api, type MineHead } from '../net/api';
import { allKeys } from './keys';

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
    return keys.length === 0 ? [] : sorted(await api.mine(keys));
}
