// The roof of any form: each square is cut into faces that look to one side, joined by ridges
// along the middle of the building. Light falls from the upper left.
import type { Cell } from '../../model/squares';
import { outlines } from '../outline';
import { loop, type Point, polygon, strokes, U } from '../pen';

const INSET = 3.5;
export const SIDES = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
] as const; // north, east, south, west

export interface Roof {
    outline: string;
    /** Faces turned away from the light. */
    shade: string;
    ridges: string;
}

type Line = readonly [Point, Point];

/** The roof over these cells (rows and columns; drawn from the origin of the board). */
export function roofOf(cells: readonly Cell[]): Roof {
    const inside = new Set(cells.map(([row, column]) => `${row},${column}`));
    const has = (row: number, column: number) => inside.has(`${row},${column}`);
    const shade: string[] = [];
    const ridges: Line[] = [];
    for (const [row, column] of cells) {
        const open = SIDES.map(([dr, dc]) => has(row + dr, column + dc));
        const gabled = open.filter(Boolean).length === 1;
        for (let side = 0; side < 4; side++) {
            face(row, column, side, open, gabled, has, shade);
            ridges.push(...ridge(row, column, side, open, gabled, has));
        }
    }
    return {
        outline: outlines(cells, INSET)
            .map((points) => loop(points))
            .join(''),
        shade: shade.join(''),
        ridges: strokes(ridges, 0.7),
    };
}

/** Corner of a cell between a side and the next one clockwise, drawn in as the outline is. */
function corner(
    row: number,
    column: number,
    side: number,
    open: boolean[],
    has: (row: number, column: number) => boolean,
): Point {
    const east = side === 0 || side === 1;
    const south = side === 1 || side === 2;
    const across = open[east ? 1 : 3];
    const along = open[south ? 2 : 0];
    const hollow = across && along && !has(row + (south ? 1 : -1), column + (east ? 1 : -1));
    const dx = across && !hollow ? 0 : INSET;
    const dy = along && !hollow ? 0 : INSET;
    return [
        (column + (east ? 1 : 0)) * U + (east ? -dx : dx),
        (row + (south ? 1 : 0)) * U + (south ? -dy : dy),
    ];
}

function middle(row: number, column: number, side: number, open: boolean[]): Point {
    const [dr, dc] = SIDES[side] ?? [0, 0];
    const far = U / 2 - (open[side] ? 0 : INSET);
    return [(column + 0.5) * U + dc * far, (row + 0.5) * U + dr * far];
}

/** What is turned away from the light of a cell's quarter towards one side: towards a neighbour or a gable each half
 * belongs to the slope beside it, else both slope down to this side. */
function face(
    row: number,
    column: number,
    side: number,
    open: boolean[],
    gabled: boolean,
    has: (row: number, column: number) => boolean,
    shade: string[],
): void {
    const centre: Point = [(column + 0.5) * U, (row + 0.5) * U];
    const before = (side + 3) % 4;
    const after = (side + 1) % 4;
    const along = open[side] || (gabled && open[(side + 2) % 4]);
    const halves: [Point, number][] = [
        [corner(row, column, before, open, has), along ? before : side],
        [corner(row, column, side, open, has), along ? after : side],
    ];
    for (const [point, looks] of halves) {
        if (looks === 1 || looks === 2)
            shade.push(polygon([centre, point, middle(row, column, side, open)]));
    }
}

function ridge(
    row: number,
    column: number,
    side: number,
    open: boolean[],
    gabled: boolean,
    has: (row: number, column: number) => boolean,
): Line[] {
    const centre: Point = [(column + 0.5) * U, (row + 0.5) * U];
    const after = (side + 1) % 4;
    const found: Line[] = [];
    if (open[side] || (gabled && open[(side + 2) % 4]))
        found.push([centre, middle(row, column, side, open)]);
    const [dr, dc] = SIDES[side] ?? [0, 0];
    const [er, ec] = SIDES[after] ?? [0, 0];
    const valley = open[side] && open[after] && !has(row + dr + er, column + dc + ec);
    const hip = !open[side] && !open[after] && !gabled;
    if (valley || hip) found.push([centre, corner(row, column, side, open, has)]);
    return found;
}

/** How many of a cell's four neighbours belong to the building. */
export function degree(cells: readonly Cell[], [row, column]: Cell): number {
    return cells.filter(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1).length;
}

export function centreOf([row, column]: Cell): Point {
    return [(column + 0.5) * U, (row + 0.5) * U];
}
