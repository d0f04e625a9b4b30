// Who placed what lies on the board, found in the events.
import type { Happened } from '../../../protocol/messages';
import type { Pair } from './view';

/** Who laid a building (by its number) or placed the worker of a square; null if it is not told. */
export function placerOf(happened: readonly Happened[], what: number | Pair): number | null {
    const found = happened.findLast(({ kind, fields }) =>
        typeof what === 'number'
            ? kind === 'building_laid' && fields.building === what
            : kind === 'worker_placed' && String(fields.square) === String(what),
    );
    return found ? Number(found.fields.seat) : null;
}
