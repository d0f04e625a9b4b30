import { sourceIn } from '../../text/loaded.svelte';
import type { GameScreen } from '../contract';

const screen: GameScreen = {
    pieces: () => import('./pieces'),
    scene: () => import('./Scene.svelte'),
    mark: () => import('./draw/SeatSign.svelte'),
    story: () => import('./story'),
    sentences: () => import('./ear'),
    review: () => import('./review'),
    dealing: () => import('./deal/dealing'),
    rulebook: () => import('./rulebook'),
    glossary: sourceIn(
        import.meta.glob<string>('./glossary/*.ftl', { query: '?raw', import: 'default' }),
    ),
    intro: sourceIn(
        import.meta.glob<string>('./intro/*.ftl', { query: '?raw', import: 'default' }),
    ),
};
export default screen;
