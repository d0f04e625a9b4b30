// The patterns are shared by every drawing of the page, so they are put into it only once.
import patterns from './patterns.svg?raw';

let there = false;

export function ensureDefs(): void {
    if (there) return;
    there = true;
    document.body.insertAdjacentHTML('beforeend', patterns);
}
