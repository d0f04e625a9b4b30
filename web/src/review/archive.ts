// What this browser keeps of finished games for their player: reviews, results, and how well mistakes were found
// again. Where the browser keeps nothing, it stays as long as the page is open.
import type { IDBPDatabase } from 'idb';
import type { Card } from 'ts-fsrs';
import type { Review } from '../../engine/review/document';

/** engine: the version that found it. */
export interface KeptReview {
    /** Of the table. */
    id: string;
    engine: string;
    review: Review;
}

/** A game that was played to its end by one person at one seat, as its head says. */
export interface KeptGame {
    /** Of the table. */
    id: string;
    game: string;
    /** When the table was made, in ISO 8601. */
    created: string;
    /** bot: its level; null for a person. */
    seats: { name: string; bot: string | null }[];
    you: number;
    scores: number[];
    winners: number[];
    ply: number;
}

/** A mistake that has been asked again. */
export interface KeptCard {
    /** The table and the ply: `ID PLY`. */
    id: string;
    card: Card;
    /** How often it was found without a hint since it was last missed. */
    found: number;
}

/** A game with its review, if it was reviewed. */
export interface Entry {
    game: KeptGame;
    review: Review | null;
}

interface Kept {
    reviews: KeptReview;
    games: KeptGame;
    cards: KeptCard;
}
export type Drawer = keyof Kept;

export const DRAWERS: readonly Drawer[] = ['reviews', 'games', 'cards'];
const NAME = 'polis play';
const VERSION = 1;

const memory: { [D in Drawer]: Map<string, Kept[D]> } = {
    reviews: new Map(),
    games: new Map(),
    cards: new Map(),
};
let opening: Promise<IDBPDatabase | null> | null = null;

function opened(): Promise<IDBPDatabase | null> {
    return (opening ??= (async () => {
        const { openDB } = await import('idb');
        return openDB(NAME, VERSION, {
            upgrade(db) {
                for (const name of DRAWERS) db.createObjectStore(name, { keyPath: 'id' });
            },
            blocking: (...[, , event]) => (event.target as IDBDatabase).close(),
            terminated: () => (opening = null),
        });
    })().catch(() => null)); // in some private windows
}

export async function kept<D extends Drawer>(drawer: D, id: string): Promise<Kept[D] | undefined> {
    const db = await opened();
    return db ? db.get(drawer, id) : memory[drawer].get(id);
}

export async function allKept<D extends Drawer>(drawer: D): Promise<Kept[D][]> {
    const db = await opened();
    return db ? db.getAll(drawer) : [...memory[drawer].values()];
}

/** Keep some; what has the same id is replaced. */
export async function keepAll<D extends Drawer>(
    drawer: D,
    some: readonly Kept[D][],
): Promise<void> {
    const db = await opened();
    if (!db) return some.forEach((one) => memory[drawer].set(one.id, one));
    const writing = db.transaction(drawer, 'readwrite');
    await Promise.all([...some.map((one) => writing.store.put(one)), writing.done]);
}

/** What is kept of a table is that of another one from now on, or, without one, no longer kept. */
export async function renamePlay(table: string, to: string | null): Promise<void> {
    const db = await opened();
    for (const drawer of DRAWERS) {
        const all = await allKept(drawer);
        for (const one of all.filter(({ id }) => id.split(' ')[0] === table)) {
            if (to) await keepAll(drawer, [{ ...one, id: one.id.replace(table, to) }]);
            if (db) await db.delete(drawer, one.id);
            else memory[drawer].delete(one.id);
        }
    }
}
