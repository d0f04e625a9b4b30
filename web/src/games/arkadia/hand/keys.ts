// Single keys of the hand and the board: not while somebody writes, and not where they are off.
export type Keys = Record<string, (() => void) | undefined>;

export function onKeys(event: KeyboardEvent, keys: Keys): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.documentElement.dataset.keys === 'off') return;
    const writing = 'input:not([type=range]), textarea, select, [contenteditable], [role=textbox]';
    if (event.target instanceof Element && event.target.closest(writing)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
}
