// On a phone the place of a move may lie outside the window, or behind the foot of the table.
import { settings } from '../settings/settings.svelte';

const FRAME = 56;

/** How far to scroll to centre something in the free area; 0 if it is already visible. */
export function wayTo(top: number, bottom: number, free: { top: number; bottom: number }): number {
    if (top >= free.top && bottom <= free.bottom) return 0;
    return Math.round((top + bottom) / 2 - (free.top + free.bottom) / 2);
}

/** Scroll the page to the first place that is lit, if it cannot be seen. */
export function reveal(): void {
    const lit = document.querySelector('.table .board path.lit, .table .board .lit .edge');
    const foot = document.querySelector('.table > .foot');
    if (!lit || !foot) return;
    const { top, bottom } = lit.getBoundingClientRect();
    const by = wayTo(top, bottom, { top: FRAME, bottom: foot.getBoundingClientRect().top });
    if (by) window.scrollBy({ top: by, behavior: settings.still ? 'auto' : 'smooth' });
}
