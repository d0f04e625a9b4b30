// Single keys of a game's hand and board: not while somebody writes, and not where they are off.
import { settings } from '../settings/settings.svelte';

export type Keys = Record<string, (() => void) | undefined>;

/** The digits for things in a row: 1, 2, ... and 0 for the tenth. */
export function digits<T>(things: readonly T[], act: (thing: T) => void): Keys {
    const ten = things.slice(0, 10);
    return Object.fromEntries(ten.map((thing, i) => [String((i + 1) % 10), () => act(thing)]));
}

export function onKeys(event: KeyboardEvent, keys: Keys): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!settings.now.keys || document.querySelector('dialog[open]')) return;
    const writing = 'input:not([type=range]), textarea, select, [contenteditable], [role=textbox]';
    if (event.target instanceof Element && event.target.closest(writing)) return;
    // The digits of a French keyboard need Shift; the place of the key says which one is meant.
    const digit = /^Digit(\d)$/.exec(event.code)?.[1];
    const act = keys[event.key.toLowerCase()] ?? (digit && keys[digit]);
    if (!act) return;
    event.preventDefault();
    act();
}
