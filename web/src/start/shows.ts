// Recorded games of bots, for a lobby without people: they come with the client and go on at a live pace, so that
// nobody's computer thinks for nobody.
import type { Show } from '../local/making';
import type { NewLocal } from '../local/server';
import { games } from '../games/games.svelte';
import { json } from '../net/api';
import type { NewTableReply } from '../protocol/messages';
import { router } from '../router.svelte';
import { said, t } from '../text/words.svelte';

const FILES = import.meta.glob<Show>('../games/*/show.json', { import: 'default' });

/** The pace of the worker: `SHOW_MS` in `local/live.ts`. */
const TURN_MS = 7000;
/** A game is joined in its first turns and its middle, not at its end. */
const TURNS = 24;

/** Games of which there is a recording. */
export function recorded(): string[] {
    return Object.keys(FILES).map((path) => path.split('/')[2]!);
}

/** At which turn a game is by now, the same for all who look at the same time. */
export function turnAt(now: number): number {
    return Math.floor(now / TURN_MS) % TURNS;
}

/** Go to a table of this browser at which a recorded game goes on. again: in the place of the one that has gone. */
export async function watch(game: string, again = false): Promise<void> {
    const [show, detail] = await Promise.all([
        FILES[`../games/${game}/show.json`]!(),
        games.loadDetail(game),
    ]);
    const names = show.bots.map((bot) =>
        // By its style alone: the level stands beside it.
        t('show-name', {
            bot: said(detail.bots.find(({ name }) => name === bot)?.label).split(' (')[0]!,
        }),
    );
    const body: NewLocal = { detail, show, start: turnAt(Date.now()), names };
    const { id } = await json<NewTableReply>('/here/tables', { body });
    const path = `/table/${id}?show=${game}`;
    if (again) router.replace(path);
    else router.go(path);
}
