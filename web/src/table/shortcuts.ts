// The keys of the table; arrows, R, digits and Enter on a place belong to the game's board.
import { settings } from '../settings/settings.svelte';
import type { Table } from './table.svelte';

const TYPING = 'input, textarea, select, [contenteditable]';
const ACTING = 'button, a, summary, [role], [tabindex]';

/** What was clicked last, until a key moves the focus. */
let clicked: Element | null = null;

/** Whether a key press is meant for the table: not while typing, nor in a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
    const target = event.target as Element | null;
    if (event.defaultPrevented || target?.matches?.(TYPING)) return false;
    return !document.querySelector('dialog[open]');
}

/** A single letter, where those are not turned off. */
export function isLetter(event: KeyboardEvent, letter: string): boolean {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    return plain && settings.now.keys && event.key.toLowerCase() === letter && isForTable(event);
}

/** With these keys held down it is a command to the browser. */
function isBrowsers(event: KeyboardEvent): boolean {
    return event.ctrlKey || event.metaKey || event.altKey;
}

export function keysOfTable(event: KeyboardEvent, table: Table, help: () => void): void {
    if (event.key === 'Enter' && isForTable(event)) {
        // Enter presses what the keyboard has reached; what a click left the focus on is done with.
        const target = event.target as Element | null;
        const reached = target?.closest?.(ACTING) ?? null;
        const isClicked = reached !== null && reached === clicked && table.turn.able;
        const pressed = reached && !isClicked && !target!.matches('#main, .bar');
        if (!event.ctrlKey && (pressed || event.metaKey || event.altKey)) return;
        if (isClicked) event.preventDefault();
        void table.turn.done();
    } else if (isForTable(event) && WAYS[event.key] && !isBrowsers(event))
        toPlace(event, WAYS[event.key]!);
    else if (isLetter(event, '?')) help();
    else if (isLetter(event, 'u') && table.turn.canUndo) table.turn.undo();
    else if (isLetter(event, 'k') && table.turn.keepable) void table.turn.done(true);
}

/** The places of the boards that can be chosen, and the one that Tab leads to. */
const LIT = '[data-square].open, [data-stop][aria-disabled="false"]';
const HERE = '[data-square][tabindex="0"], [data-stop][tabindex="0"]';
const WAYS: Record<string, 1 | -1 | 'here'> = {
    PageDown: 1,
    PageUp: -1,
    ArrowUp: 'here',
    ArrowDown: 'here',
    ArrowLeft: 'here',
    ArrowRight: 'here',
};

/** From anywhere to the board: to the next place that can be chosen, or to where one was. */
function toPlace(event: KeyboardEvent, way: 1 | -1 | 'here'): void {
    const now = document.activeElement;
    if (way === 'here' && now !== document.body && !now?.matches('#main, .bar')) return;
    const lit = [...document.querySelectorAll<SVGElement>(LIT)];
    const at = lit.findIndex((place) => place === now);
    const next = at < 0 ? (way === -1 ? lit.length - 1 : 0) : (at + Number(way)) % lit.length;
    const place = way === 'here' ? document.querySelector<SVGElement>(HERE) : lit.at(next);
    if (!place) return;
    event.preventDefault();
    place.focus();
}

/** What had the focus may go with the choice that was made: then the bar has it, not the page. */
export function keepFocus(bar: HTMLElement): () => void {
    let keyed = false;
    const stop = new AbortController();
    const { signal } = stop;
    const note = (event: Event) => {
        keyed = event.type === 'keydown';
        if (!keyed) clicked = (event.target as Element | null)?.closest?.(ACTING) ?? null;
        else if ((event as KeyboardEvent).key !== 'Enter') clicked = null;
    };
    window.addEventListener('keydown', note, { signal, capture: true });
    window.addEventListener('pointerdown', note, { signal, capture: true });
    // An element removed from the page does not report that it loses the focus.
    const seen = new MutationObserver(() => {
        if (keyed && document.activeElement === document.body) bar.focus({ preventScroll: true });
    });
    seen.observe(bar.closest('.table') ?? bar, { childList: true, subtree: true });
    return () => {
        stop.abort();
        seen.disconnect();
    };
}
