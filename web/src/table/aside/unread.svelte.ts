// How many lines of a table's chat have not been seen yet in this browser.
import { keep, load } from '../../settings/stored';
import { mutedAt } from './muted';
import type { Table } from '../table.svelte';

const MOST_TABLES = 60;

type Seen = Record<string, string>;

export class Unread {
    readonly #table: Table;
    /** When the last seen line was written (ISO 8601, which sorts as text). */
    #seen = $state('');

    constructor(table: Table) {
        this.#table = table;
        this.#seen = load<Seen>('chat', {})[table.id] ?? '';
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
        const others = Object.entries(load<Seen>('chat', {})).filter(
            ([id]) => id !== this.#table.id,
        );
        const kept = [...others, [this.#table.id, last] as const].slice(-MOST_TABLES);
        keep('chat', Object.fromEntries(kept));
    }
}

function isOneOf(held: number[], seat: number | null): boolean {
    return seat !== null && held.includes(seat);
}
