// The service worker: caches the shell, so that the page opens offline, shows what the server tells
// while no page of Polis is in sight, and leads to the table on a click.
import { answer, dropOldBuilds, keepShell } from './worker/shell';
import { worker, type Page } from './worker/world';

interface Told {
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

async function show(told: Told): Promise<void> {
    const open = await pages();
    if (open.some((page) => page.visibilityState === 'visible' && isAt(page, told.url))) return;
    const { title, body, tag, url } = told;
    await worker.registration.showNotification(title, {
        body,
        tag,
        data: url,
        icon: '/icon-192.png',
    });
}

async function lead(path: string): Promise<void> {
    const there = (await pages()).find((page) => isAt(page, path));
    await (there ? there.focus() : worker.clients.openWindow(path));
}

/** A path on this site and nothing else, whatever was sent. */
function pathOf(data: unknown): string {
    const path = typeof data === 'string' ? data : '/';
    const url = new URL(path, worker.location.origin);
    return url.origin === worker.location.origin ? url.pathname : '/';
}

worker.addEventListener('push', (event) => {
    const told = event.data?.json() as Told | undefined;
    if (told) event.waitUntil(show({ ...told, url: pathOf(told.url) }));
});
worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(pathOf(event.notification.data)));
});
worker.addEventListener('fetch', answer);
worker.addEventListener('install', (event) =>
    event.waitUntil(keepShell().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) =>
    event.waitUntil(dropOldBuilds().then(() => worker.clients.claim())),
);
