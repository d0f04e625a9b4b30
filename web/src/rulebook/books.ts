// The rulebooks by game: every game's folder `rulebook` has one. Not in the registry of the screens,
// which is a part of every page.
import type { Rulebook } from '../games/contract';

const BOOKS = import.meta.glob<Rulebook>('../games/*/rulebook/index.ts', { import: 'default' });

export const GAMES = Object.keys(BOOKS).map((path) => path.split('/').at(-3)!);

/** The rulebook of a game; null for a game that has none. */
export async function bookOf(game: string): Promise<Rulebook | null> {
    return (await BOOKS[`../games/${game}/rulebook/index.ts`]?.()) ?? null;
}
