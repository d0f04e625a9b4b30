// The layouts: wide (seats, board, log side by side), middle (log in a drawer), small (phone).
import { Media } from '../ui/media.svelte';

const wide = new Media('(min-width: 1200px)', true);
const beside = new Media('(min-width: 960px)', true);
const below = new Media('(min-width: 720px) and (max-width: 959px) and (min-height: 1000px)');
const small = new Media('(max-width: 719px)');

export const width = {
    get wide(): boolean {
        return wide.is;
    },
    /** Whether there is room for the values beside the board. */
    get beside(): boolean {
        return beside.is;
    },
    /** Whether there is room for them below it: a tablet held upright. */
    get below(): boolean {
        return below.is;
    },
    get small(): boolean {
        return small.is;
    },
};
