// Where a form carries its marks: derived from its squares, so that it works in every orientation.
import type { Cell } from '../../model/squares';
import type { Form } from '../../model/view';
import { degree } from './roof';

export interface Anchors {
    /** Squares under a roof. */
    roofed: readonly Cell[];
    /** The square of the form's own mark: chimney, yard, sign, wheel, ember, gable, tower. */
    mark: Cell;
    /** The square of the seal while it is being built. */
    seal: Cell;
    /** Squares with one neighbour only. */
    ends: readonly Cell[];
    /** Where two arms meet at a corner, if they do. */
    bend: Cell | null;
}

const NOWHERE: Cell = [0, 0];

/** `cells` in reading order. */
export function anchors(form: Form, cells: readonly Cell[]): Anchors {
    const start = cells[0] ?? NOWHERE;
    const last = cells[cells.length - 1] ?? NOWHERE;
    const ends = cells.filter((cell) => degree(cells, cell) === 1);
    const bend = cells.find((cell) => isBend(cells, cell)) ?? null;
    const hub = cells.find((cell) => degree(cells, cell) > 2) ?? bend ?? start;
    const found = { roofed: cells, ends, bend, mark: last, seal: start };
    switch (form) {
        case 'farm':
            return { ...found, roofed: cells.slice(0, -1) };
        case 'tavern':
            return { ...found, mark: ends[ends.length - 1] ?? last, seal: hub };
        case 'smithy':
            return { ...found, mark: stem(ends, hub, cells), seal: hub };
        case 'trade':
            return { ...found, seal: cells[1] ?? start };
        case 'monastery':
            return monastery(found, cells, hub);
        default:
            return found;
    }
}

/** The tower stands at the end far from the cloister, the seal between the two. */
function monastery(found: Anchors, cells: readonly Cell[], hub: Cell): Anchors {
    const far = (cell: Cell) => Math.abs(cell[0] - hub[0]) + Math.abs(cell[1] - hub[1]);
    const tower = found.ends.reduce((a, b) => (far(b) > far(a) ? b : a), found.ends[0] ?? hub);
    const between = cells.find((cell) => cell !== tower && degree([tower, cell], cell) === 1);
    return { ...found, mark: tower, seal: between ?? hub };
}

function isBend(cells: readonly Cell[], cell: Cell): boolean {
    const near = cells.filter((other) => degree([cell, other], cell) === 1);
    const [a, b] = near;
    return (
        near.length === 2 && a !== undefined && b !== undefined && a[0] !== b[0] && a[1] !== b[1]
    );
}

/** The end that has nothing opposite it: the foot of a T. */
function stem(ends: readonly Cell[], hub: Cell, cells: readonly Cell[]): Cell {
    const opposite = (end: Cell) =>
        cells.some(([r, c]) => r === 2 * hub[0] - end[0] && c === 2 * hub[1] - end[1]);
    return ends.find((end) => !opposite(end)) ?? ends[0] ?? hub;
}
