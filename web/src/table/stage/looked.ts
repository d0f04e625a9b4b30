// What a spectator has seen of each table: stored in this browser, known to nobody else.
import { keep, load } from '../../settings/stored';

const MOST = 100; // tables: those looked at longest ago are forgotten

/** The last ply seen at a table; null if there was none. */
export function lookedAt(table: string): number | null {
    return load<Record<string, number>>('looked', {})[table] ?? null;
}

export function keepLooked(table: string, ply: number): void {
    const all = load<Record<string, number>>('looked', {});
    const others = Object.entries(all).filter(([id]) => id !== table);
    keep('looked', Object.fromEntries([...others.slice(-MOST + 1), [table, ply]]));
}
