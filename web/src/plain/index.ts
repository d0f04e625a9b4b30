// The screen of a game without its own, such as one from another package.
import type { GameScreen } from '../games/contract';

export const plain: GameScreen = {
    pieces: async () => (await import('./pieces')).default,
    scene: async () => (await import('./Scene.svelte')).default,
};
