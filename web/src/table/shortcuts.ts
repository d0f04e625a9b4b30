// The keys of the table; arrows, R, digits and Enter on a place belong to the game's board.
import type { Table } from '../state/table.svelte';
import { settings } from '../state/settings.svelte';

const TYPING = 'input, textarea, select, [contenteditable]';
const ACTING = 'button, a, summary, [role], [tabindex]';

export function keysOfTable(event: KeyboardEvent, table: Table, help: () => void): void {
    const target = event.target as Element | null;
    if (event.defaultPrevented || target?.matches?.(TYPING)) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && event.ctrlKey) table.done();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'Enter') {
        // Enter on something that can be pressed presses that.
        if (target?.closest?.(ACTING) && target.id !== 'main') return;
        table.done();
    } else if (!settings.now.keys) return;
    else if (event.key === '?') help();
    else if (event.key.toLowerCase() === 'u' && table.canUndo) table.undo();
}
