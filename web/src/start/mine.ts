// One's own games, those that wait for oneself first.
import { api, type MineHead } from '../net/api';
import type { TableHead } from '../protocol/messages';
import { allKeys } from '../account/keys';
import { session } from '../account/session.svelte';
import { mineHere } from './here';
import { countGames } from './level/mylevel';

/** The server answers for 500 at once. */
const AT_ONCE = 400;

/** Whether it is the turn of one of these seats. */
export function isTurnOf(held: number[], { status, turn }: TableHead): boolean {
    return status === 'playing' && turn !== null && held.includes(turn);
}

/** Whether a table is waiting for a move, or for the signal that cards may be dealt. */
export function waitsForMe(table: MineHead): boolean {
    if (table.status === 'gathering') return table.held.some((seat) => !table.seats[seat]?.ready);
    return isTurnOf(table.held, table);
}

function rank(table: MineHead): number {
    if (waitsForMe(table)) return 0;
    return table.status === 'over' ? 2 : 1;
}

export function sorted(tables: MineHead[]): MineHead[] {
    return tables.toSorted((a, b) => rank(a) - rank(b) || b.created.localeCompare(a.created));
}

/** Those at the server and those of this browser; without a net the latter are all there are. */
export async function mine(): Promise<MineHead[]> {
    const [near, far] = await Promise.allSettled([mineHere(), mineThere()]);
    const here = near.status === 'fulfilled' ? near.value : [];
    if (far.status === 'rejected' && here.length === 0) throw far.reason;
    const all = [...here, ...(far.status === 'fulfilled' ? far.value : [])];
    void countGames(all).catch(() => {}); // the next list tells the same
    return sorted(all);
}

async function mineThere(): Promise<MineHead[]> {
    const keys = allKeys();
    const known = session.now;
    if (keys.length === 0 && !known) return [];
    const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) || 1 }, (_, i) =>
        keys.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    const found = new Map<string, MineHead>();
    for (const part of parts) {
        const { tables, account } = await api.mine(part, known?.token);
        // Signed out from elsewhere.
        if (known && account === null && session.now === known) session.set(null);
        for (const table of tables) {
            const held = new Set([...(found.get(table.id)?.held ?? []), ...table.held]);
            found.set(table.id, { ...table, held: [...held].sort((a, b) => a - b) });
        }
    }
    return [...found.values()];
}
