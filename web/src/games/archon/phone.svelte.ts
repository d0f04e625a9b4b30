// Whether the page is as narrow as a phone. The page is asked, not the board's own room: a board that
// is made smaller to fit into a low window must not change its shape and so its room again.
import { MediaQuery } from 'svelte/reactivity';

const query = typeof window.matchMedia === 'function' ? new MediaQuery('(max-width: 719px)') : null;

export const phone = {
    get is(): boolean {
        return query?.current ?? false;
    },
};
