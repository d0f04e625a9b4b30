// Single keys of the hand and the board: not while somebody writes, and not where they are off.
import { settings } from '../../../settings/settings.svelte';

export type Keys = Record<string, (() => void) | undefined>;

export function onKeys(event: KeyboardEvent, keys: Keys): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!settings.now.keys || document.querySelector('dialog[open]')) return;
    const writing = 'input:not([type=range]), textarea, select, [contenteditable], [role=textbox]';
    if (event.target instanceof Element && event.target.closest(writing)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
}
