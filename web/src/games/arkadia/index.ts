import { sourceIn } from '../../text/loaded.svelte';
import type { GameScreen } from '../contract';

const screen: GameScreen = {
    pieces: () => import('./pieces'),
    scene: () => import('./Scene.svelte'),
    story: () => import('./story'),
    sentences: () => import('./ear'),
    answers: () => import('./ear/answers'),
    review: () => import('./review'),
    dealing: () => import('./deal/dealing'),
    rulebook: () => import('./rulebook'),
    names: sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=rules',
            import: 'default',
        }),
    ),
    glossary: sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=glossary',
            import: 'default',
        }),
    ),
    intro: sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=intro',
            import: 'default',
        }),
    ),
};
export default screen;
