// A notice of the browser when it is my turn and nobody looks at the page. Notices for a closed
// browser (Web Push) need a service worker; it would be registered in `allowNotices`.
import { settings } from './settings.svelte';
import { t } from './words.svelte';

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
    const notice = new Notification(t('notice-title', { game }), {
        body: t('notice-body'),
        tag: `polis-${table}`,
        icon: '/icon.svg',
    });
    notice.onclick = () => {
        window.focus();
        notice.close();
    };
}
