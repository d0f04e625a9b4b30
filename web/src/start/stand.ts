// The state of a table in a list, in a few words: who is to move, or how it ended.
import type { Result, TableHead } from '../protocol/messages';
import { games } from '../games/games.svelte';
import { isTurnOf } from './mine';
import { t } from '../text/words.svelte';
import { placesOf } from '../ending/review';

/** The players' names; a player without a name is "you" to themselves. */
export function namesAt(table: TableHead, held: number[] = []): string[] {
    const [you] = held.length === 1 ? held : [];
    return table.seats.map((seat, i) =>
        i === you && !seat.name ? t('name-you') : games.nameOf(table.game, seat, i),
    );
}

/** What the list says about a table to the holder of these seats. */
export function standOf(table: TableHead, held: number[]): string {
    const names = namesAt(table);
    if (isTurnOf(held, table)) return t('stand-yours');
    if (table.status === 'gathering')
        return t('stand-gathering', {
            count: table.seats.filter((seat) => seat.kind === 'open').length,
        });
    if (table.status === 'playing' && table.turn !== null)
        return t('stand-playing', { name: names[table.turn] ?? '' });
    if (table.status !== 'over') return t('stand-paused');
    return table.result ? ended(table.result, names, held) : t('stand-over');
}

function ended(result: Result, names: string[], held: number[]): string {
    const [own, ...others] = held;
    if (own === undefined || others.length > 0)
        return t('stand-winner', {
            count: result.winners.length,
            names: result.winners.map((seat) => names[seat] ?? '').join(' & '),
        });
    if (result.winners.includes(own)) return t('stand-won');
    const place = placesOf(result).find(({ seat }) => seat === own)?.place ?? names.length;
    return t('stand-place', { place, of: names.length });
}

/** The levels of the bots of a table, each named once. */
export function levelsAt(table: TableHead): string[] {
    return [...new Set(table.seats.map((seat) => games.levelOf(table.game, seat)))].filter(Boolean);
}
