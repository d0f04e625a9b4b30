// Who is muted at a table: stored in this browser, known to nobody else.
import { keep, load } from '../../settings/stored';

const MOST = 200; // tables: the ones that were muted first are forgotten

/** Onlookers have no seat; they are muted together. */
export type Author = number | null;

export function mutedAt(table: string): Author[] {
    return load<Record<string, Author[]>>('muted', {})[table] ?? [];
}

/** Mute somebody, or hear them again; returns who is muted then. */
export function turn(table: string, author: Author): Author[] {
    const all = load<Record<string, Author[]>>('muted', {});
    const before = all[table] ?? [];
    const after = before.includes(author)
        ? before.filter((one) => one !== author)
        : [...before, author];
    const others = Object.fromEntries(Object.entries(all).filter(([id]) => id !== table));
    const kept = Object.entries(others).slice(-MOST + 1);
    keep('muted', Object.fromEntries(after.length ? [...kept, [table, after]] : kept));
    return after;
}
