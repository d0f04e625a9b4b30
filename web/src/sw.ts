// The service worker: shows what the server tells while no page of Polis is in sight, and leads to
// the table on a click. It keeps no copies of pages.

/** Of a worker's own world only what is used here: the page's types know nothing of it. */
interface Waiting extends Event {
    waitUntil: (work: Promise<unknown>) => void;
}
interface Pushed extends Waiting {
    data: { json: () => unknown } | null;
}
interface Clicked extends Waiting {
    notification: Notification;
}
interface Page {
    url: string;
    visibilityState: DocumentVisibilityState;
    focus: () => Promise<unknown>;
}
interface Own {
    registration: ServiceWorkerRegistration;
    location: Location;
    clients: {
        matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>;
        openWindow: (url: string) => Promise<unknown>;
        claim: () => Promise<void>;
    };
    skipWaiting: () => Promise<void>;
    addEventListener: ((kind: 'push', act: (event: Pushed) => void) => void) &
        ((kind: 'notificationclick', act: (event: Clicked) => void) => void) &
        ((kind: 'install' | 'activate', act: (event: Waiting) => void) => void);
}
const worker = self as unknown as Own;

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
    await worker.registration.showNotification(title, { body, tag, data: url, icon: '/icon.svg' });
}

async function lead(path: string): Promise<void> {
    const there = (await pages()).find((page) => isAt(page, path));
    await (there ? there.focus() : worker.clients.openWindow(path));
}

/** A path of ours and nothing else, whatever was sent. */
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
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

export {}; // a file of its own: its names are nobody else's
