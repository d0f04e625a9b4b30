// The words of promise and proof, which only the end of a game needs.
import { sourceIn, wordsOf } from '../text/loaded.svelte';

export const { loadWords, hasWords, t } = wordsOf(
    sourceIn(import.meta.glob<string>('../text/proof/*.ftl', { query: '?raw', import: 'default' })),
);
