// Workers of one introduction. The engine takes them in ascending order of squares; a person may
// click in any order, so a new one is inserted among those already chosen at its place.
import type { LegalAction } from '../../action';
import { action } from './actions';
import type { ArkadiaView } from './view';

export type Kind = 'own' | 'neutral';

/** The choices of the draft that place workers, when all of this introduction are among them. */
export function draftedWorkers(
    view: ArkadiaView,
    draft: readonly LegalAction[],
): LegalAction[] | null {
    const count = view.decision.workers_placed;
    const last = count ? draft.slice(-count) : [];
    const all = last.length === count && last.every((one) => isWorker(one));
    return all ? last : null;
}

function isWorker(one: LegalAction): boolean {
    return one.verb === 'own' || one.verb === 'neutral';
}

/** The draft with one worker more, in the order in which the engine takes them. */
export function inserted(draft: readonly LegalAction[], kind: Kind, square: number): LegalAction[] {
    let place = draft.length;
    while (place > 0) {
        const before = draft[place - 1];
        if (!before || !isWorker(before) || (before.parts[0] ?? 0) < square) break;
        place -= 1;
    }
    return [...draft.slice(0, place), action(kind, square), ...draft.slice(place)];
}
