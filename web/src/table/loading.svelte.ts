// What a table's page needs of its game, fetched as soon as the table has named it.
import { screenOf } from '../games';
import type { GamePieces } from '../games/contract';
import { games } from '../games/games.svelte';
import { rememberGame } from '../games/preload';
import { line } from '../net/line.svelte';
import { ownGameOf } from '../net/here';
import type { GameDetail } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { words } from '../text/words.svelte';
import type { Table } from './table.svelte';

export interface Loaded {
    detail: GameDetail;
    pieces: GamePieces;
}

export class Loading {
    now = $state.raw<Loaded | null>(null);
    failed = $state(false);

    #again = $state(0);

    /** Ask again for what could not be loaded. */
    readonly retry = (): void => void (this.#again += 1);

    constructor(table: Table) {
        const game = $derived(table.first?.game);
        const at = $derived(table.first ? ownGameOf(table.first) : undefined);
        $effect(() => {
            void [this.#again, line.mended];
            if (!game || this.now) return;
            this.failed = false;
            rememberGame(table.id, game);
            Promise.all([games.loadDetail(game, at), screenOf(game).pieces()]).then(
                ([detail, { default: pieces }]) => (this.now = { detail, pieces }),
                () => (this.failed = true),
            );
        });
        $effect(() => {
            if (game) words.loadGame(game, settings.now.language).catch(() => {});
        });
    }
}
