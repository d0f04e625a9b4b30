// A page that begins at a table: its line is opened before anything is drawn, and what its game
// needs is fetched while the page is still being put together.
import { dealAtOnce } from './gathering/dealing.svelte';
import { engines } from '../engine-host/host';
import { gameOf, preload } from '../games/preload';
import { ownGameOf } from '../net/here';
import { Table } from './table.svelte';

interface Begun {
    table: Table;
    stop: () => void;
}

let begun: Begun | null = null;

export function begin(id: string): void {
    engines.start();
    begun = started(id);
}

function started(id: string): Begun {
    const table = new Table(id);
    const close = table.start();
    const forget = $effect.root(() => {
        $effect(() => {
            const game = table.first?.game ?? gameOf(id);
            if (game) preload(game, ownGameOf(table.first ?? { id }));
        });
        dealAtOnce(table);
    });
    const stop = () => {
        forget();
        close();
    };
    return { table, stop };
}

/** The table with its connection: the one opened with the page, otherwise a new one. */
export function tableOf(id: string): Begun {
    const { table, stop } = begun ?? {};
    begun = null;
    if (table?.id === id && stop) return { table, stop };
    stop?.();
    return started(id);
}
