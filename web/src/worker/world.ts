// The globals of a service worker, as far as they are used here: the page's types do not have them.

export interface Waiting extends Event {
    waitUntil: (work: Promise<unknown>) => void;
}
export interface Pushed extends Waiting {
    data: { json: () => unknown } | null;
}
export interface Clicked extends Waiting {
    notification: Notification;
}
export interface Told extends Waiting {
    data: unknown;
}
export interface Fetching extends Waiting {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith: (answer: Promise<Response>) => void;
}
export interface Page {
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
        ((kind: 'message', act: (event: Told) => void) => void) &
        ((kind: 'fetch', act: (event: Fetching) => void) => void) &
        ((kind: 'install' | 'activate', act: (event: Waiting) => void) => void);
}
export const worker = self as unknown as Own;
/** The path of the app's folder. */
export const BASE = new URL(worker.registration.scope).pathname;
