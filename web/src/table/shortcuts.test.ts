import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus, keysOfTable } from './shortcuts';
import type { Table } from './table.svelte';

let stop = () => {};
beforeEach(() => {
    document.body.innerHTML = '<div class="table"><p class="bar"></p><button>Turn</button></div>';
    stop = keepFocus(document.querySelector<HTMLElement>('.bar')!);
});
afterEach(() => stop());

/** Press Enter on the button; returns how often Done was pressed, and whether the button was not. */
function enter(able: boolean): [number, boolean] {
    const done = vi.fn();
    const table = { turn: { able, done } } as unknown as Table;
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    const hear = (heard: KeyboardEvent) => keysOfTable(heard, table, () => {});
    window.addEventListener('keydown', hear);
    button().dispatchEvent(event);
    window.removeEventListener('keydown', hear);
    return [done.mock.calls.length, event.defaultPrevented];
}

const button = () => document.querySelector('button')!;
const click = () => button().dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('presses Done by Enter after a click, and the button that the keyboard has reached', () => {
    expect(enter(true)).toEqual([0, false]);
    click();
    expect(enter(true)).toEqual([1, true]);
    button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(enter(true)).toEqual([0, false]);
});

it('leaves Enter to what was clicked while Done cannot be pressed', () => {
    click();
    expect(enter(false)).toEqual([0, false]);
});
