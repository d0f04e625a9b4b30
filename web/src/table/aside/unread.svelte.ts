// Who is muted at a table, and how many lines of its chat have not been seen yet in this browser.
import { keepFor, loadFor } from '../../settings/stored';
import type { Table } from '../table.svelte';

const MOST_TABLES = 60;

export class Unread {
    readonly #table: Table;
    /** When the last seen line was written (ISO 8601, which sorts as text). */
    #seen = $state('');

    constructor(table: Table) {
        this.#table = table;
        this.#seen = loadFor<string>('chat', table.id) ?? '';
    }

    /** Lines by others who are not muted. */
    get count(): number {
        const { chat, held, id } = this.#table;
        const fresh = chat.filter(({ at, seat }) => at > this.#seen && !isOneOf(held, seat));
        if (fresh.length === 0) return 0;
        const muted = mutedAt(id);
        return fresh.filter(({ seat }) => !muted.includes(seat)).length;
    }

    /** All of it is on the screen. */
    read(): void {
        const last = this.#table.chat.at(-1)?.at ?? '';
        if (last <= this.#seen) return;
        this.#seen = last;
        keepFor('chat', this.#table.id, last, MOST_TABLES);
    }
}

function isOneOf(held: number[], seat: number | null): boolean {
    return seat !== null && held.includes(seat);
}

const MOST = 200; // tables: the ones that were muted first are forgotten

/** Onlookers have no seat; they are muted together. */
export type Author = number | null;

export function mutedAt(table: string): Author[] {
    return loadFor<Author[]>('muted', table) ?? [];
}

/** Mute somebody, or hear them again; returns who is muted then. */
export function turn(table: string, author: Author): Author[] {
    const before = mutedAt(table);
    const after = before.includes(author)
        ? before.filter((one) => one !== author)
        : [...before, author];
    keepFor('muted', table, after.length > 0 ? after : undefined, MOST);
    return after;
}
