// A player's games as files: all that is kept, to take elsewhere, and a table of the games.
import {
    allKept,
    DRAWERS,
    keepAll,
    kept,
    type Entry,
    type KeptCard,
    type KeptGame,
    type KeptReview,
} from '../review/archive';
import { rating } from '../review/figures';
import { levelOf, playOver, shareOf } from './figures';

const FORMAT = 'polis-play';

/** All that is kept of a player's play. */
export interface PlayFile {
    format: typeof FORMAT;
    version: 1;
    games: KeptGame[];
    reviews: KeptReview[];
    cards: KeptCard[];
}

export async function playFile(): Promise<PlayFile> {
    const [reviews, games, cards] = await Promise.all([
        allKept('reviews'),
        allKept('games'),
        allKept('cards'),
    ]);
    return { format: FORMAT, version: 1, games, reviews, cards };
}

/** How much of a file was new; null: it is no such file. Files of games have it in a part of their own. */
export async function takeInPlay(found: unknown): Promise<number | null> {
    const file = checked(found);
    if (!file) return null;
    let added = 0;
    const fresh = async <T extends { id: string }>(
        drawer: (typeof DRAWERS)[number],
        some: readonly T[],
    ): Promise<T[]> => {
        const known = await Promise.all(some.map(({ id }) => kept(drawer, id)));
        return some.filter((_, i) => known[i] === undefined);
    };
    const games = await fresh('games', file.games.filter(isGame));
    const reviews = await fresh('reviews', file.reviews.filter(isReview));
    await keepAll('games', games);
    await keepAll('reviews', reviews);
    added += games.length + reviews.length;
    const cards = file.cards.filter(isCard).map(revived);
    const older = await Promise.all(cards.map(({ id }) => kept('cards', id)));
    const newer = cards.filter((card, i) => timeOf(card) > timeOf(older[i]));
    await keepAll('cards', newer);
    return added + newer.length;
}

function timeOf(card: KeptCard | undefined): number {
    return card ? new Date(card.card.last_review ?? 0).getTime() : -1;
}

/** Dates are texts in a file. */
function revived({ id, card, found }: KeptCard): KeptCard {
    const { due, last_review, ...rest } = card;
    const last = last_review && { last_review: new Date(last_review) };
    return { id, card: { ...rest, due: new Date(due), ...last }, found };
}

function checked(found: unknown): PlayFile | null {
    const told = found as (Partial<PlayFile> & { play?: unknown }) | null;
    if (told?.play) return checked(told.play);
    const isOurs = told?.format === FORMAT && DRAWERS.every((name) => Array.isArray(told[name]));
    return isOurs ? (told as PlayFile) : null;
}

function isGame(one: KeptGame): boolean {
    const { id, game, created, seats, you, scores, winners } = one ?? {};
    const areTexts = [id, game, created].every((text) => typeof text === 'string');
    const areLists = [seats, scores, winners].every(Array.isArray);
    return areTexts && areLists && seats.length === scores.length && seats[you] !== undefined;
}

function isReview(one: KeptReview): boolean {
    const { id, engine, review } = one ?? {};
    const isWhole = review?.format === 'polis-review' && Array.isArray(review.moves);
    return typeof id === 'string' && typeof engine === 'string' && isWhole;
}

function isCard(one: KeptCard): boolean {
    return typeof one?.id === 'string' && !Number.isNaN(Date.parse(String(one.card?.due)));
}

const COLUMNS = ['begun', 'game', 'table', 'seats', 'seat', 'points', 'best other', 'share of the win', 'bots', 'people', 'PR', 'PR from', 'PR to', 'moves judged', 'inaccuracies', 'mistakes', 'blunders', 'finds', 'luck']; // prettier-ignore

/** One line a game; luck: in points of 100. */
export function csvOf(entries: readonly Entry[]): string {
    const lines = entries.map((entry) => {
        const { game, review } = entry;
        const { pr, band, moves, marks } = playOver([entry]);
        const told = rating({ pr, band }) ? [pr, ...band!] : ['', '', ''];
        const others = game.seats.filter((_, seat) => seat !== game.you);
        const best = Math.max(...game.scores.filter((_, seat) => seat !== game.you));
        const luck = review ? review.luck.total[game.you]! / 10_000 : '';
        return [
            ...[game.created, game.game, game.id, game.seats.length, game.you + 1],
            ...[game.scores[game.you], best, shareOf(game)],
            others.flatMap(({ bot }) => (bot ? [levelOf(bot)] : [])).join(' '),
            others.flatMap(({ bot, name }) => (bot ? [] : [name])).join(' & '),
            ...told,
            ...(review ? [moves, ...Object.values(marks)] : ['', '', '', '', '']),
            luck,
        ];
    });
    return [COLUMNS, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** A text that a table would take for a formula gets an apostrophe. */
function cell(value: unknown): string {
    const text = typeof value === 'string' && /^[=+@\t-]/.test(value) ? `'${value}` : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
