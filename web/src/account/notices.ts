// A browser notification when it is my turn and nobody is looking at the page. When the page is closed
// the server tells (`account/push.ts`).
import { fileAt, pageAt } from '../place';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/words.svelte';

export function canNotify(): boolean {
    return typeof Notification !== 'undefined';
}

/** Ask the person for leave; true if it was given. */
export async function allowNotices(): Promise<boolean> {
    return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function tellTurn(table: string, game: string): void {
    if (!settings.now.notify || !document.hidden) return;
    if (!canNotify() || Notification.permission !== 'granted') return;
    const told = { body: t('notice-body'), tag: `polis-${table}`, icon: fileAt('/icon.svg') };
    const title = t('notice-title', { game });
    void worker().then((known) => {
        if (known)
            return known.showNotification(title, { ...told, data: pageAt(`/table/${table}`) });
        const notice = new Notification(title, told);
        notice.onclick = () => {
            window.focus();
            notice.close();
        };
    });
}

/** The service worker that shows notices for us, if any: phones allow nothing else to do so. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
    return navigator.serviceWorker?.getRegistration();
}
