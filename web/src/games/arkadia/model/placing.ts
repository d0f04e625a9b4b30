// Where a form is put when somebody points at a square: exactly there if that is allowed,
// else at the nearest allowed place that covers the square; else there, to be asked why not.
import type { LegalAction } from '../../action';
import { action } from './actions';
import { covered, lowestAlike, ORIENTATIONS, type Shape } from './forms';

export interface Placing {
    action: LegalAction;
    allowed: boolean;
    /** The squares covered; null for one beyond the border. */
    squares: (number | null)[];
}

/** The allowed places in one orientation: first square -> action. */
export function places(
    legal: readonly LegalAction[],
    orientation: number,
): Map<number, LegalAction> {
    const found = new Map<number, LegalAction>();
    for (const one of legal) {
        const [turned, square] = one.parts;
        if (one.verb === 'lay' && turned === orientation && square !== undefined)
            found.set(square, one);
    }
    return found;
}

/** All squares that some allowed place covers, in one orientation. */
export function reach(
    shape: Shape,
    orientation: number,
    allowed: Map<number, LegalAction>,
): Set<number> {
    const all = [...allowed.keys()].flatMap((first) => covered(shape, orientation, first));
    return new Set(all.filter((square) => square !== null));
}

export function placed(
    shape: Shape,
    orientation: number,
    square: number,
    allowed: Map<number, LegalAction>,
): Placing {
    const first = allowed.has(square) ? square : nearest(shape, orientation, square, allowed);
    const found = first === undefined ? undefined : allowed.get(first);
    return {
        action: found ?? action('lay', orientation, square),
        allowed: found !== undefined,
        squares: covered(shape, orientation, first ?? square),
    };
}

function nearest(
    shape: Shape,
    orientation: number,
    square: number,
    allowed: Map<number, LegalAction>,
): number | undefined {
    const covering = [...allowed.keys()].filter((first) =>
        covered(shape, orientation, first).includes(square),
    );
    return covering.reduce<number | undefined>(
        (best, first) =>
            best === undefined || Math.abs(first - square) < Math.abs(best - square) ? first : best,
        undefined,
    );
}

/** The orientation one quarter further, under its lowest number. */
export function turned(shape: Shape, orientation: number, quarters = 1): number {
    const side = orientation >= 4 ? 4 : 0;
    const next = side + (((((orientation % 4) + quarters) % 4) + 4) % 4);
    return lowestAlike(shape, next);
}

/** The left-right mirror image of the current form, under its lowest number. */
export function flipped(shape: Shape, orientation: number): number {
    // Mirrored first, then turned: on the board, mirroring reverses the direction of the turn.
    const quarters = (4 - (orientation % 4)) % 4;
    return lowestAlike(shape, (orientation >= 4 ? 0 : 4) + quarters);
}

/** The orientation asked for if it is allowed anywhere, else the next one that is, turning on;
 * the other side of the tile only when nothing else is left. */
export function usable(legal: readonly LegalAction[], wanted: number): number {
    const found = new Set(legal.filter((one) => one.verb === 'lay').map((one) => one.parts[0]));
    const side = wanted >= 4 ? 4 : 0;
    for (let i = 0; i < ORIENTATIONS; i++) {
        const other = i < 4 ? side : 4 - side;
        const candidate = other + ((wanted + i) % 4);
        if (found.has(candidate)) return candidate;
    }
    return wanted;
}
