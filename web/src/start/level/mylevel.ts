// One's own level in each game, as this browser keeps it: found from the games that its pages see the end of.
import type { MineHead } from '../../net/api';
import type { BotInfo, GameInfo } from '../../protocol/messages';
import { games } from '../../games/games.svelte';
import { settings } from '../../settings/settings.svelte';
import { chosenRank, endOf, ranked } from './ranking';

/** What is chosen in a list of levels by who wants an opponent of one's own level. */
export const MINE = 'mine';

type Game = Pick<GameInfo, 'name' | 'bots'>;

/** From weak to strong, without those that have a style. */
export function levelsOf({ bots }: Game): BotInfo[] {
    return bots.filter(({ style }) => style === '');
}

/** The middle one until a game has been finished. */
export function myLevel(game: Game): string {
    const levels = levelsOf(game).map(({ name }) => name);
    const known = settings.now.rank[game.name]?.level ?? '';
    return levels.includes(known) ? known : (levels[Math.floor(levels.length / 2)] ?? '');
}

/** Set it by hand. */
export function setMyLevel({ name }: Game, level: string): void {
    settings.set('rank', { ...settings.now.rank, [name]: chosenRank(level) });
}

/** Let finished games tell; each counts once, and with an account those of other devices do, too. */
export async function countGames(tables: readonly MineHead[]): Promise<void> {
    const over = tables.filter(({ status }) => status === 'over');
    if (over.length === 0) return;
    for (const game of (await games.load()).games) {
        const ends = over.flatMap((table) => (table.game === game.name && endOf(table)) || []);
        const before = settings.now.rank[game.name];
        const rank = ranked(
            before,
            levelsOf(game).map(({ name }) => name),
            ends,
        );
        if (rank && rank !== before)
            settings.set('rank', { ...settings.now.rank, [game.name]: rank });
    }
}
