// The mistakes of all reviewed games of a player, and when each is asked again.
import type { MovePart } from '../../../engine/review/document';
import type { Entry, KeptCard, KeptGame } from '../archive';
import { themeOf } from '../figures';
import { mistakesOf } from './moment';

export interface Mistake {
    /** Of its card: the table and the ply. */
    id: string;
    game: KeptGame;
    move: MovePart;
    /** What it was about; null: no one source of points. */
    theme: string | null;
    /** When it is asked again; null: it has not been asked yet. */
    due: Date | null;
    found: number;
}

export function cardId(table: string, ply: number): string {
    return `${table} ${ply}`;
}

/** Those that wait first, the largest loss first; then by when they are asked. */
export function collectionOf(
    entries: readonly Entry[],
    cards: readonly KeptCard[],
    now = new Date(),
): Mistake[] {
    const known = new Map(cards.map((card) => [card.id, card]));
    const all = entries.flatMap(({ game, review }) =>
        mistakesOf(review?.moves ?? [], game.you).map((move): Mistake => {
            const id = cardId(game.id, move.ply);
            const card = known.get(id);
            const due = card ? new Date(card.card.due) : null;
            return { id, game, move, theme: themeOf(move), due, found: card?.found ?? 0 };
        }),
    );
    const late = (one: Mistake) => (waits(one, now) ? 0 : one.due!.getTime());
    return all.sort((a, b) => late(a) - late(b) || b.move.loss[0] - a.move.loss[0]);
}

/** Whether it is asked now. */
export function waits({ due }: Mistake, now = new Date()): boolean {
    return due === null || due <= now;
}
