// The layouts: wide (seats, board, log side by side), middle (log in a drawer), small (phone).
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1200px)', true);
const beside = new MediaQuery('(min-width: 960px)', true);
const small = new MediaQuery('(max-width: 719px)', false);

export const width = {
    get wide(): boolean {
        return wide.current;
    },
    /** Whether there is room for the values beside the board. */
    get beside(): boolean {
        return beside.current;
    },
    get small(): boolean {
        return small.current;
    },
};
