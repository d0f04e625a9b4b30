// The build is kept, so that the app opens without a net: its page, and its files, whose names say what is in
// them.
import { BASE, worker, type Fetching } from './world';

/** Filled in by shell.ts when the client is built: what is kept from the beginning, and what when there is time. */
const SHELL = JSON.parse('__POLIS_SHELL__') as { version: string; files: string[]; rest: string[] };
/** Other copies of the app may lie in other folders of the same site. */
const PREFIX = 'polis-';
const ENDING = ` ${BASE}`;
const NAME = PREFIX + SHELL.version + ENDING;
/** Pages of the build before may still be open, and ask for their files. */
const BUILDS = 2;
const LOOSE = ['icon.svg', 'manifest.webmanifest'];

/** The files of a build have a hash in their names, so cached ones are never stale. */
export function isFile(path: string): boolean {
    return path.startsWith('assets/') || LOOSE.includes(path);
}

/** Pages are all the same; what the server makes itself is none. */
export function isPage(path: string): boolean {
    return path === 'index.html' || !(/^(api|ws)\//.test(path) || /\.\w+$/.test(path));
}

export function keepShell(): Promise<void> {
    return keep([BASE, ...[...LOOSE, ...SHELL.files].map((name) => BASE + name)]);
}

/** What pages fetch when they are first opened, and the words of other languages. */
export async function keepRest(): Promise<void> {
    for (const name of SHELL.rest) await keep([BASE + name]);
}

/** What a build before had under the same name is not fetched again. */
async function keep(paths: string[]): Promise<void> {
    const cache = await caches.open(NAME);
    const known = await Promise.all(paths.map((path) => path !== BASE && caches.match(path)));
    await cache.addAll(paths.filter((_, i) => !known[i]));
    await Promise.all(known.map((answer, i) => answer && cache.put(paths[i]!, answer)));
}

export async function dropOldBuilds(): Promise<void> {
    const isOurs = (name: string) => name.startsWith(PREFIX) && name.endsWith(ENDING);
    const names = (await caches.keys()).filter((name) => isOurs(name) && name !== NAME);
    await Promise.all(names.slice(0, 1 - BUILDS || undefined).map((name) => caches.delete(name)));
    // The server is asked for the page while this worker starts.
    await worker.registration.navigationPreload?.enable();
}

/** The server's page wherever there is a server: an update is never missed. */
export async function page(event: Fetching): Promise<Response> {
    try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
        const kept = await (await caches.open(NAME)).match(BASE);
        if (kept) return inAnyFolder(kept);
        throw error;
    }
}

/** The kept page names its files as seen from its own folder; other pages lie deeper. */
async function inAnyFolder(kept: Response): Promise<Response> {
    const text = (await kept.text()).replaceAll(/(?<= (href|src)=")\.\//g, BASE);
    return new Response(text, { headers: headersOf(kept) });
}

/** Without those of the form in which it was sent. */
function headersOf(answer: Response): [string, string][] {
    return [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
}

export async function file(request: Request): Promise<Response> {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok && fresh.type === 'basic') {
        const cache = await caches.open(NAME);
        await cache.put(request.url, fresh.clone());
    }
    return fresh;
}
