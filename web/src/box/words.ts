// The words of the page of a box.
import { sourceIn, wordsOf } from '../text/loaded.svelte';

export const { loadWords, hasWords, t } = wordsOf(
    sourceIn(import.meta.glob<string>('../text/box/*.ftl', { query: '?raw', import: 'default' })),
);
