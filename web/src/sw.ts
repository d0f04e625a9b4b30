// The service worker: keeps the app and the games, so that it opens and plays offline, shows what the server
// tells while no page of Polis is in sight, and leads to the table on a click.
import { engine, isEngine, isTold, told } from './worker/games';
import { dropOldBuilds, file, isFile, isPage, keepRest, keepShell, page } from './worker/shell';
import { BASE, worker, type Fetching, type Page } from './worker/world';

interface Notice {
    title: string;
    body: string;
    url: string;
    tag: string;
}

function pages(): Promise<Page[]> {
    return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function isAt(page: Page, path: string): boolean {
    return new URL(page.url).pathname === path;
}

async function show(notice: Notice): Promise<void> {
    const open = await pages();
    if (open.some((page) => page.visibilityState === 'visible' && isAt(page, notice.url))) return;
    const { title, body, tag, url } = notice;
    await worker.registration.showNotification(title, {
        body,
        tag,
        data: url,
        icon: `${BASE}icon-192.png`,
    });
}

async function lead(path: string): Promise<void> {
    const there = (await pages()).find((page) => isAt(page, path));
    await (there ? there.focus() : worker.clients.openWindow(path));
}

/** A path on this site and nothing else, whatever was sent. */
function pathOf(data: unknown): string {
    const path = typeof data === 'string' ? data.replace(/^\/+/, '') : '';
    const url = new URL(path, worker.registration.scope);
    return url.origin === worker.location.origin ? url.pathname : BASE;
}

worker.addEventListener('push', (event) => {
    const notice = event.data?.json() as Notice | undefined;
    if (notice) event.waitUntil(show({ ...notice, url: pathOf(notice.url) }));
});
worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data as string));
});
/** Answer what is kept; all else goes to the network. */
function answer(event: Fetching): void {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isOurs = origin === worker.location.origin && pathname.startsWith(BASE);
    if (request.method !== 'GET' || !isOurs) return;
    const path = pathname.slice(BASE.length);
    if (request.mode === 'navigate') {
        if (isPage(path)) event.respondWith(page(event));
    } else if (isFile(path)) event.respondWith(file(request));
    else if (isEngine(path)) event.respondWith(engine(request));
    else if (isTold(path)) event.respondWith(told(request));
}

worker.addEventListener('fetch', answer);
// A page is at rest.
worker.addEventListener('message', (event) => event.waitUntil(keepRest()));
worker.addEventListener('install', (event) =>
    event.waitUntil(keepShell().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) =>
    event.waitUntil(dropOldBuilds().then(() => worker.clients.claim())),
);
