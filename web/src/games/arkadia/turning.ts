// Turning the form that is being laid, from the wheel, a key, a button or a touch.
import type { Situation } from './model/aim';
import { flipped, turned, usable } from './model/placing';
import { cardOf } from './model/view';
import { choice } from './table.svelte';

/** Turns on until the form fits somewhere again. */
export function turn(at: Situation, way: 1 | -1): void {
    if (at.view.decision.card === null) return;
    const shape = at.shapes[cardOf(at.view.decision.card).form];
    let next = at.orientation;
    for (let i = 0; i < 4; i++) {
        next = turned(shape, next, way);
        if (usable(at.legal, next) === next) break;
    }
    choice.orientation = next;
}

export function flip(at: Situation): void {
    if (at.view.decision.card === null || !at.view.options.flips) return;
    choice.orientation = flipped(at.shapes[cardOf(at.view.decision.card).form], at.orientation);
}
