// The registry of the games' screens: every folder beside this file is a game, its index.ts exports
// the screen. A game without a folder here gets the plain one.
import { plain } from '../plain';
import type { GameScreen } from './contract';

const SCREENS = import.meta.glob<GameScreen>('./*/index.ts', { eager: true, import: 'default' });

function ownScreen(game: string): GameScreen | undefined {
    return SCREENS[`./${game}/index.ts`];
}

/** Whether a game has its own board, scene and texts here. */
export function hasOwnScreen(game: string): boolean {
    return ownScreen(game) !== undefined;
}

export function screenOf(game: string): GameScreen {
    return ownScreen(game) ?? plain;
}
