// What a window answers to a media query, kept up to date.
export class Media {
    is = $state(false);

    /** otherwise: the answer where the browser has none. */
    constructor(query: string, otherwise = false) {
        const media = window.matchMedia?.(query);
        this.is = media?.matches ?? otherwise;
        media?.addEventListener('change', ({ matches }) => (this.is = matches));
    }
}
