// Notifications from the server while no page is open (Web Push). The browser makes an address for it,
// the server learns that address and the seats of this browser.
import { notices } from './api';
import { games } from '../games/games.svelte';
import { allKeys } from './keys';
import { fileAt } from '../place';
import { session } from './session.svelte';
import { settings } from '../settings/settings.svelte';

/** Browsers allow it to pages that came by https, and to those of this machine. */
export function canPush(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;
}

/** Let the server tell; false where browser or server cannot. */
export async function startPush(): Promise<boolean> {
    const key = canPush() ? (await games.load()).push_key : null;
    if (!key) return false;
    await navigator.serviceWorker.register(fileAt('/sw.js'));
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && !isFor(old, key)) await old.unsubscribe();
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    await tellSeats();
    return true;
}

/** Tell the server which seats this browser has by now, and in which language to speak. */
async function tellSeats(): Promise<void> {
    const known = await subscription();
    if (!known) return;
    const { language } = settings.now;
    await notices.follow(known.toJSON(), language, allKeys().slice(-500), session.now?.token);
}

export async function stopPush(): Promise<void> {
    const known = await subscription();
    if (!known) return;
    await notices.unfollow(known.endpoint).catch(() => {});
    await known.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
}

export function isFor(known: PushSubscription, key: string): boolean {
    const made = known.options.applicationServerKey;
    if (!made) return false;
    const [one, other] = [new Uint8Array(made), bytesOf(key)];
    return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

/** The bytes of a text that is safe in addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
