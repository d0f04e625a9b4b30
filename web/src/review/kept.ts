// Reviews that were found in this browser, by table: they depend on the game alone.
import type { Review } from '../../engine/review/document';
import type { MineHead } from '../net/api';
import type { GameDetail } from '../protocol/messages';
import { games } from '../games/games.svelte';
import { keepAll, kept, type KeptGame } from './archive';

/** What finds reviews of a game. */
async function engineOf({ name }: GameDetail): Promise<string> {
    const known = await games.load();
    return known.games.find((game) => game.name === name)?.engine ?? '';
}

/** The review of a table, if this version of the engine has found it. */
export async function keptReview(table: string, detail: GameDetail): Promise<Review | null> {
    const [found, engine] = await Promise.all([kept('reviews', table), engineOf(detail)]);
    return found?.engine === engine ? found.review : null;
}

export async function keepReview(table: string, detail: GameDetail, review: Review): Promise<void> {
    const engine = await engineOf(detail);
    await keepAll('reviews', [{ id: table, engine, review }]).catch(() => {}); // no room: it is found again
}

/** A finished game as it counts for its player; null: it does not. One that was played on from another, or that a bot
    has ended, says nothing of the player; and where several sit at one screen, nobody knows who is who. */
export function countedGame(head: MineHead): KeptGame | null {
    const { id, game, created, held, seats, result, ply, deal = 'new', lesson = null } = head;
    const [you] = held;
    if (!result || you === undefined || held.length > 1) return null;
    if (deal !== 'new' || lesson !== null || seats[you]?.away) return null;
    return {
        ...{ id, game, created, you, ply },
        seats: seats.map(({ name, kind, bot }) => ({ name, bot: kind === 'bot' ? bot : null })),
        scores: [...result.scores],
        winners: [...result.winners],
    };
}

/** Keep what counts of these. */
export async function keepGames(heads: readonly MineHead[]): Promise<void> {
    await keepAll(
        'games',
        heads.flatMap((head) => countedGame(head) ?? []),
    );
}
