// What of the game no table begins with: each part is loaded when it is first asked for.
import { sourceIn } from '../../text/loaded.svelte';

export const sentences = () => import('./ear');
export const answers = () => import('./ear/answers');
export const review = () => import('./review');
export const dealing = () => import('./deal/dealing');
export const rulebook = () => import('./rulebook');
export const glossary = sourceIn(
    import.meta.glob<string>('../../../../src/polis/games/archon/text/*.ftl', {
        query: '?section=glossary',
        import: 'default',
    }),
);
