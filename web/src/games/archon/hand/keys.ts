// Digits as keys for choices and cards, where single keys are not turned off.
import { settings } from '../../../settings/settings.svelte';

const TYPING = 'input, textarea, select, [contenteditable]';

/** The digit that was pressed, 0 read as ten; -1 for any other key or while typing. */
export function digitOf(event: KeyboardEvent): number {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return -1;
    if ((event.target as Element | null)?.closest?.(TYPING)) return -1;
    if (!settings.now.keys || document.querySelector('dialog[open]')) return -1;
    if (!/^\d$/.test(event.key)) return -1;
    return event.key === '0' ? 10 : Number(event.key);
}
