import { sourceIn } from '../../text/loaded.svelte';
import type { GameScreen } from '../contract';

/** What no table begins with. */
const seldom = () => import('./seldom');

const screen: GameScreen = {
    pieces: () => import('./pieces'),
    scene: () => import('./Scene.svelte'),
    story: () => import('./story'),
    sentences: async () => (await seldom()).sentences(),
    answers: async () => (await seldom()).answers(),
    review: async () => (await seldom()).review(),
    dealing: async () => (await seldom()).dealing(),
    rulebook: async () => (await seldom()).rulebook(),
    names: sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=rules',
            import: 'default',
        }),
    ),
    glossary: async (language) => (await seldom()).glossary(language),
    intro: sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=intro',
            import: 'default',
        }),
    ),
};
export default screen;
