// Whether the page is as narrow as a phone. The page is asked, not the board's own room: a board that
// is made smaller to fit into a low window must not change its shape and so its room again.
import { Media } from '../../ui/media.svelte';

export const phone = new Media('(max-width: 719px)');
/** The whole picture would be too small to read: the places are in pairs instead, or in threes. */
export const narrow = new Media('(max-width: 999px)');
/** Room for the whole picture in a rulebook, beside the contents. */
export const roomy = new Media('(min-width: 1360px), print');
/** A tablet lying down: the picture's foot is below the fold. */
export const low = new Media('(min-width: 960px) and (max-width: 1199px) and (max-height: 820px)');
/** No room for names and for played cards beside the goods and the hand. */
export const compact = new Media('(max-width: 1199px)');
