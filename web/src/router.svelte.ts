// Where the reader is. Links are ordinary links: a click on one of ours is taken over here.
import { read, type Route } from './routes';

class Router {
    route = $state.raw<Route>(read(new URL(window.location.href)));
    path = $state(window.location.pathname);

    go(to: string): void {
        const old = window.location.pathname;
        window.history.pushState(null, '', to);
        this.read();
        if (window.location.pathname !== old) window.scrollTo(0, 0);
    }

    /** Change the address without a new entry in the history. */
    replace(to: string): void {
        window.history.replaceState(null, '', to);
        this.read();
    }

    /** The address has changed. */
    readonly read = (): void => {
        const url = new URL(window.location.href);
        this.route = read(url);
        this.path = url.pathname;
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
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    };
}

export const router = new Router();
