// The patterns are shared by every drawing of the page, so they are put into it only once.
import { mount } from 'svelte';
import Defs from './Defs.svelte';

let there = false;

export function ensureDefs(): void {
    if (there) return;
    there = true;
    mount(Defs, { target: document.body });
}
