// The screen of a game without its own, such as one from another package.
import type { GameScreen } from '../games/contract';

export const plain: GameScreen = {
    pieces: () => import('./pieces'),
    scene: () => import('./Scene.svelte'),
};
