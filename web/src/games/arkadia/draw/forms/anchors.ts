// Where a form carries its marks: derived from its squares, so that it works in every orientation.
import type { Cell } from '../../model/squares';
import type { Form } from '../../model/view';
import { jitter, n, U } from '../pen';
import { centreOf, degree, SIDES } from './roof';

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

/** A drawing on a building. */
interface Mark {
    name: string;
    x: number;
    y: number;
    turn?: number;
}

/** What is drawn on a building's roof and in its yard. */
export function marksOf(form: Form, at: Anchors): Mark[] {
    const [x, y] = centreOf(at.mark);
    switch (form) {
        case 'house':
            return [{ name: 'house', x: x - 10, y: y - 8 }];
        case 'mill':
            return wheel(at.roofed);
        case 'trade':
            return at.roofed.flatMap((cell) => sidesOf(at, cell));
        case 'monastery': {
            const [left, top] = centreOf(at.bend ?? at.ends[0] ?? at.mark);
            return [
                { name: 'monastery-court', x: left, y: top },
                { name: 'monastery-tower', x, y },
            ];
        }
        default:
            return [{ name: form, x, y }];
    }
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The great wheel of a mill, with eight spokes and paddles, over the middle of its squares. */
function wheel(roofed: readonly Cell[]): Mark[] {
    const middle = (sum: number) => (sum / roofed.length + 0.5) * U + 7;
    const x = middle(roofed.reduce((sum, [, column]) => sum + column, 0));
    const y = middle(roofed.reduce((sum, [row]) => sum + row, 0));
    const paddles = EIGHTHS.map((turn) => ({ name: 'mill-paddle', x, y, turn }));
    return [{ name: 'mill-shadow', x, y }, ...paddles, { name: 'mill', x, y }];
}

/** A trade centre has stepped gables at both ends and an arcade along its sides. */
function sidesOf({ roofed, ends }: Anchors, [row, column]: Cell): Mark[] {
    const has = (cells: readonly Cell[], r: number, c: number) =>
        cells.some(([er, ec]) => er === r && ec === c);
    const [x, y] = centreOf([row, column]);
    return SIDES.flatMap(([dr, dc], side) => {
        if (has(roofed, row + dr, column + dc)) return [];
        // The outer end of an arm: its only neighbour lies opposite.
        const gable = has(ends, row, column) && has(roofed, row - dr, column - dc);
        return [{ name: gable ? 'trade-gable' : 'trade-arches', x, y, turn: side * 90 }];
    });
}

/** Straw hangs over the eaves all along a farm's barn. */
export function strawOf({ roofed }: Anchors): string {
    const blade = ([row, column]: Cell, i: number): string => {
        const x = column * U + 5 + (i % 3) * 15 + 4 * jitter(i, column);
        const y = row * U + 9 + Math.floor(i / 3) * 14 + 3 * jitter(i, row, 2);
        return `M${n(x)} ${n(y)}l${n(3 + jitter(i, row))} 4`;
    };
    return roofed.flatMap((cell) => Array.from({ length: 9 }, (_, i) => blade(cell, i))).join('');
}
