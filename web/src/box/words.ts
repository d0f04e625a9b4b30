// The words of the page of a box.
import { wordsOf } from '../text/loaded.svelte';

export const { loadWords, hasWords, t } = wordsOf(
    import.meta.glob<string>('../text/box/*.ftl', { query: '?raw', import: 'default' }),
);
