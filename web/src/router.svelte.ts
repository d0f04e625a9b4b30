// Where the reader is. Links are ordinary links: a click on one of ours is taken over here.
import { base, pageAt, pageOf } from './place';
import { version } from './net/version.svelte';
import { read } from './routes';

class Router {
    /** The address of the page, as a server would name it. */
    url = $state.raw(pageOf(window.location));
    readonly route = $derived(read(this.url));
    readonly path = $derived(this.url.pathname);

    go(to: string): void {
        // A quiet moment for a newer build.
        if (version.isNew) return window.location.assign(pageAt(to));
        const old = this.path;
        window.history.pushState(null, '', pageAt(to));
        this.read();
        if (this.path !== old) window.scrollTo(0, 0);
    }

    /** Change the address without a new entry in the history. */
    replace(to: string): void {
        window.history.replaceState(null, '', pageAt(to));
        this.read();
    }

    /** The address has changed. */
    readonly read = (): void => {
        this.url = pageOf(window.location);
    };

    /** Take over a click on a link to another page of ours. */
    readonly clicked = (event: MouseEvent): void => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = (event.target as Element | null)?.closest?.('a[href]');
        if (!(link instanceof HTMLAnchorElement)) return;
        if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
        // A jump inside the page is the browser's own.
        if (link.pathname === location.pathname && link.search === location.search && link.hash) {
            return;
        }
        if (!link.pathname.startsWith(base)) return;
        event.preventDefault();
        const { pathname, search, hash } = pageOf(new URL(link.href));
        this.go(pathname + search + hash);
    };
}

export const router = new Router();
