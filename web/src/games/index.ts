// The registry of the games' screens: every folder beside this file is a game, its index.ts exports
// the screen. A game without a folder here gets the plain one.
import { plain } from '../plain';
import { words } from '../text/words.svelte';
import type { GameScreen } from './contract';

const SCREENS = import.meta.glob<GameScreen>('./*/index.ts', { eager: true, import: 'default' });

/** The games that have their own board, scene and texts here. */
export const OWN = Object.keys(SCREENS).map((path) => path.split('/')[1]!);

export function screenOf(game: string): GameScreen {
    return SCREENS[`./${game}/index.ts`] ?? plain;
}

for (const game of OWN) {
    const { names } = screenOf(game);
    if (names) words.keep(game, names);
}
