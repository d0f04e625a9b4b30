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

/** A quarter turn, and on until the form fits somewhere: as it is if it fits in no other way. */
export function turnedTo(at: Situation, way: 1 | -1): number {
    if (at.view.decision.card === null) return at.orientation;
    const shape = at.shapes[cardOf(at.view.decision.card).form];
    let next = at.orientation;
    for (let i = 0; i < 4; i++) {
        next = turned(shape, next, way);
        if (usable(at.legal, next) === next) break;
    }
    return next;
}

/** Turned over, if the form fits somewhere then. */
export function flippedTo(at: Situation): number {
    if (at.view.decision.card === null || !at.view.options.flips) return at.orientation;
    const shape = at.shapes[cardOf(at.view.decision.card).form];
    return usable(at.legal, flipped(shape, at.orientation));
}

export function turn(at: Situation, way: 1 | -1): void {
    choice.orientation = turnedTo(at, way);
}

export function flip(at: Situation): void {
    choice.orientation = flippedTo(at);
}
