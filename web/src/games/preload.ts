// What a table of a game will need, fetched before it is asked for: while a finger is on its way to
// "Play now", or while the socket of a known table is being opened.
import { screenOf } from '.';
import { engineFor } from '../engine-host/host';
import { games } from './games.svelte';
import { keepFor, loadFor } from '../settings/stored';
import { settings } from '../settings/settings.svelte';
import { words } from '../text/words.svelte';

/** at: the table, where it has another box than the usual one. */
export function preload(game: string, at?: string): void {
    const wanted: Promise<unknown>[] = [
        screenOf(game).pieces(),
        games.loadDetail(game, at),
        engineFor(game, at),
        words.loadGame(game, settings.now.language),
    ];
    // A failure is ignored here: it happens again, and is shown, when the part is needed.
    for (const one of wanted) one.catch(() => {});
}

const MOST = 50;

/** Which game is played at a table, as far as this browser knows. */
export function gameOf(table: string): string | undefined {
    return loadFor<string>('tables', table);
}

export function rememberGame(table: string, game: string): void {
    if (gameOf(table) === game) return;
    keepFor('tables', table, game, MOST);
}
