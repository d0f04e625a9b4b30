// The three layouts: wide (seats, board, log side by side), middle (log in a drawer), small (phone).
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1200px)', true);
const small = new MediaQuery('(max-width: 719px)', false);

export const width = {
    get wide(): boolean {
        return wide.current;
    },
    get small(): boolean {
        return small.current;
    },
};
