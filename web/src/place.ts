// Where the app lies, and how pages are addressed there. A server answers at every address of a page; a site
// of files (`polis static`) only at those of its files, so there a page is named behind a question mark, as in
// `/club/polis/?/rules/chess#CH-1A.2`.

const HERE = import.meta.url; // named, since Vite would look for a file of the build in `new URL` of it
/** The path of the app's folder; what is built lies one folder below. */
export const base = import.meta.env.DEV ? '/' : new URL('..', HERE).pathname;

/** Whether there is a server: the page of a site of files says that there is none. */
export const hasServer = !globalThis.document?.querySelector('meta[name="polis-files"]');

/** The address of a file or an answer, as of `/icon.svg`. */
export function fileAt(path: string): string {
    return base + path.slice(1);
}

/** The address of a page, as of `/rules/chess`. */
export function pageAt(page: string): string {
    return hasServer || page === '/' ? fileAt(page) : `${base}?${page}`;
}

/** The page at an address, as a server would address it. */
export function pageOf({ pathname, search, hash, origin }: URL | Location): URL {
    const page = hasServer ? pathname.slice(base.length - 1) + search : search.slice(1);
    return new URL((page.startsWith('/') ? page.replace(/^\/+/, '/') : '/') + hash, origin);
}
