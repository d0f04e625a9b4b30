// A page that begins at a table: its line is opened before anything is drawn, and what its game
// needs is fetched while the page is still being put together.
import { preload } from './preload';
import { Table } from './table.svelte';

interface Begun {
    table: Table;
    stop: () => void;
}

let begun: Begun | null = null;

export function begin(id: string): void {
    const table = new Table(id);
    const close = table.start();
    const forget = $effect.root(() => {
        $effect(() => {
            if (table.head) preload(table.head.game);
        });
    });
    const stop = () => {
        forget();
        close();
    };
    begun = { table, stop };
}

/** The table with its connection: the one opened with the page, otherwise a new one. */
export function tableOf(id: string): Begun {
    const { table, stop } = begun ?? {};
    begun = null;
    if (table?.id === id && stop) return { table, stop };
    stop?.();
    const fresh = new Table(id);
    return { table: fresh, stop: fresh.start() };
}
