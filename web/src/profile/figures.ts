// What finished games say of their player: results, play over time, streaks and luck.
import type { MovePart, Play } from '../../engine/review/document';
import { playOf } from '../../engine/review/standing';
import type { Entry, KeptGame, KeptReview } from '../review/archive';

/** Games of a point in the course of play. */
export const GAMES_A_POINT = 5;
/** The row of results against people. */
export const PEOPLE = 'people';

/** By the time at which they were begun. */
export function entriesOf(games: readonly KeptGame[], reviews: readonly KeptReview[]): Entry[] {
    const known = new Map(reviews.map(({ id, review }) => [id, review]));
    return games
        .toSorted((a, b) => a.created.localeCompare(b.created))
        .map((game) => ({ game, review: known.get(game.id) ?? null }));
}

/** The player's share of the win. */
export function shareOf({ winners, you }: KeptGame): number {
    return winners.includes(you) ? 1 / winners.length : 0;
}

/** The moves of the player that were judged. */
export function movesOf({ game, review }: Entry): MovePart[] {
    return review?.moves.filter(({ seat }) => seat === game.you) ?? [];
}

/** Over games; the band draws whole games again. */
export function playOver(entries: readonly Entry[]): Play {
    return playOf(entries.map(movesOf).filter((moves) => moves.length > 0));
}

/** The play of all entries by a part of the game. */
export function playIn(
    entries: readonly Entry[],
    isIn: (move: MovePart, game: KeptGame) => boolean,
): Play {
    const groups = entries.map((entry) => movesOf(entry).filter((move) => isIn(move, entry.game)));
    return playOf(groups.filter((moves) => moves.length > 0));
}

export interface Row {
    /** A level, a person, or PEOPLE. */
    name: string;
    /** The player's share of the win in each game. */
    shares: number[];
    /** What would have been won by lot. */
    lot: number;
}

function rowsBy(
    entries: readonly Entry[],
    namesOf: (game: KeptGame) => string[],
): Map<string, Row> {
    const rows = new Map<string, Row>();
    for (const { game } of entries)
        for (const name of namesOf(game)) {
            const row = rows.get(name) ?? { name, shares: [], lot: 0 };
            row.shares.push(shareOf(game));
            row.lot += 1 / game.seats.length;
            rows.set(name, row);
        }
    return rows;
}

/** Against the strongest bot at the table, or people; levels: from the weakest. */
export function byLevel(entries: readonly Entry[], levels: readonly string[]): Row[] {
    const strongest = (game: KeptGame) => {
        const others = game.seats.filter((_, seat) => seat !== game.you);
        if (others.some(({ bot }) => bot === null)) return [PEOPLE];
        const met = others.map(({ bot }) => levelOf(bot!));
        return [levels.findLast((level) => met.includes(level)) ?? met[0]!];
    };
    const rows = rowsBy(entries, strongest);
    return [...new Set([...levels, ...rows.keys()])].flatMap((name) => rows.get(name) ?? []);
}

/** Against each person, the most frequent first. */
export function byPerson(entries: readonly Entry[]): Row[] {
    const people = ({ seats, you }: KeptGame) => [
        ...new Set(
            seats.flatMap(({ name, bot }, seat) =>
                seat !== you && bot === null && name ? [name] : [],
            ),
        ),
    ];
    return [...rowsBy(entries, people).values()].sort((a, b) => b.shares.length - a.shares.length);
}

/** The level of a bot, which may have a style: `adept:builder`. */
export function levelOf(bot: string): string {
    return bot.split(':')[0]!;
}

/** How many games in a row were won: at last, and at most. */
export function streaksOf(entries: readonly Entry[]): { now: number; longest: number } {
    let [now, longest] = [0, 0];
    for (const { game } of entries) {
        now = game.winners.includes(game.you) ? now + 1 : 0;
        longest = Math.max(longest, now);
    }
    return { now, longest };
}

export interface Point {
    /** The numbers of its first and last reviewed game, from 1. */
    first: number;
    last: number;
    play: Play;
}

/** The course of play, from the first reviewed game. */
export function courseOf(entries: readonly Entry[]): Point[] {
    const reviewed = entries.filter(({ review }) => review !== null);
    return Array.from({ length: Math.ceil(reviewed.length / GAMES_A_POINT) }, (_, i) => {
        const some = reviewed.slice(i * GAMES_A_POINT, (i + 1) * GAMES_A_POINT);
        const first = i * GAMES_A_POINT + 1;
        return { first, last: first + some.length - 1, play: playOver(some) };
    });
}

export interface Stroke {
    game: KeptGame;
    /** Of a win, in millionths. */
    luck: number;
}

/** The games with the most and the least luck; null: in none was it larger than its error. */
export function extremesOf(entries: readonly Entry[]): { best: Stroke; worst: Stroke } | null {
    const strokes = entries.flatMap(({ game, review }): Stroke[] =>
        review && Object.keys(review.luck.kinds).length > 0
            ? [{ game, luck: review.luck.total[game.you] ?? 0 }]
            : [],
    );
    strokes.sort((a, b) => b.luck - a.luck);
    const [best, worst] = [strokes[0], strokes.at(-1)];
    return best && worst && best !== worst ? { best, worst } : null;
}
