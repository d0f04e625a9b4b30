// The layouts: wide (seats, board, log side by side), middle (log in a drawer), small (phone).
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1200px)', true);
const beside = new MediaQuery('(min-width: 960px)', true);
const below = new MediaQuery(
    '(min-width: 720px) and (max-width: 959px) and (min-height: 1000px)',
    false,
);
const small = new MediaQuery('(max-width: 719px)', false);

export const width = {
    get wide(): boolean {
        return wide.current;
    },
    /** Whether there is room for the values beside the board. */
    get beside(): boolean {
        return beside.current;
    },
    /** Whether there is room for them below it: a tablet held upright. */
    get below(): boolean {
        return below.current;
    },
    get small(): boolean {
        return small.current;
    },
};
