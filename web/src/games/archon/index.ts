import type { GameScreen } from '../contract';

const screen: GameScreen = {
    pieces: async () => (await import('./pieces')).default,
    scene: async () => (await import('./Scene.svelte')).default,
    mark: async () => (await import('./draw/SeatSign.svelte')).default,
    review: async () => (await import('./review')).default,
};
export default screen;
