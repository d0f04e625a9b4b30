// What the board and the hand share while a choice is being made; nothing of it is sent.
import type { Kind } from './model/workers';
import type { Family } from './model/view';

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
