// What the board and the hand share while a choice is being made; nothing of it is sent.
import type { Kind } from './model/workers';
import { cardOf, type Family } from './model/view';
import type { Situation } from './model/aim';
import { flipped, turned, usable } from './model/placing';

export interface Choice {
    /** How the form is turned that is being laid. */
    orientation: number;
    /** The worker the next click places. */
    kind: Kind;
    /** The family whose castle piece the next click places. */
    family: Family | null;
    /** Where the form waits for a touch to confirm it. */
    pinned: number | null;
}

export const choice = $state<Choice>({ orientation: 0, kind: 'own', family: null, pinned: null });

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
