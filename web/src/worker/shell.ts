// The shell is kept, so that the page opens without a net: the first page, and files of the build,
// whose names say what is in them. Nothing that a server answers about a game is ever kept.
import { worker, type Fetching } from './world';

/** Filled in by shell.ts when the client is built; `files` are kept from the beginning. */
const SHELL = JSON.parse('__POLIS_SHELL__') as { version: string; files: string[] };
const PREFIX = 'polis-';
const NAME = PREFIX + SHELL.version;
/** Pages of the build before may still be open, and ask for their files. */
const BUILDS = 2;
const FIRST_PAGE = '/';
const LOOSE = ['/icon.svg', '/manifest.webmanifest'];

/** The files of a build have a hash in their names, so cached ones are never stale. */
export function isFile(path: string): boolean {
    return path.startsWith('/assets/') || LOOSE.includes(path);
}

/** Pages are all the same; what the server makes itself is none. */
export function isPage(path: string): boolean {
    return !path.startsWith('/api/') && !path.startsWith('/ws/') && !/\.\w+$/.test(path);
}

export async function keepShell(): Promise<void> {
    const cache = await caches.open(NAME);
    const paths = SHELL.files.map((name) => `/${name}`);
    const known = await Promise.all(paths.map((path) => caches.match(path)));
    await cache.addAll([FIRST_PAGE, ...LOOSE, ...paths.filter((_, i) => !known[i])]);
    await Promise.all(known.map((answer, i) => answer && cache.put(paths[i]!, answer)));
}

export async function dropOldBuilds(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const old = names.filter((name) => name !== NAME).slice(0, 1 - BUILDS || undefined);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The server is asked for the page while this worker starts.
    await worker.registration.navigationPreload?.enable();
}

/** Answer requests for the shell; all others go to the network. */
export function answer(event: Fetching): void {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') {
        if (isPage(pathname)) event.respondWith(page(event));
    } else if (isFile(pathname)) event.respondWith(file(request));
}

/** The server's page wherever there is a server: an update is never missed. */
async function page(event: Fetching): Promise<Response> {
    try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
        const kept = await (await caches.open(NAME)).match(FIRST_PAGE);
        if (kept) return kept;
        throw error;
    }
}

async function file(request: Request): Promise<Response> {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok && fresh.type === 'basic') {
        const cache = await caches.open(NAME);
        await cache.put(request.url, fresh.clone());
    }
    return fresh;
}
