// The roof of any form: each square is cut into faces that look to one side, joined by ridges
// along the middle of the building. Light falls from the upper left.
import type { Cell } from '../../model/squares';
import { outlines } from '../outline';
import { loop, type Point, polygon, strokes, U } from '../pen';

const INSET = 3.5;
/** North, east, south, west. */
export const SIDES = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
] as const;

export interface Roof {
    outline: string;
    /** Faces turned away from the light. */
    shade: string;
    ridges: string;
}

/** The roof over these cells (rows and columns; drawn from the origin of the board). */
export function roofOf(cells: readonly Cell[]): Roof {
    const inside = new Set(cells.map(String));
    const squares = cells.map((cell) => new Square(cell, inside));
    const sides = squares.flatMap((square) => [0, 1, 2, 3].map((side) => [square, side] as const));
    return {
        outline: outlines(cells, INSET)
            .map((points) => loop(points))
            .join(''),
        shade: sides.flatMap(([square, side]) => square.shade(side)).join(''),
        ridges: strokes(
            sides.flatMap(([square, side]) => square.ridges(side)),
            0.7,
        ),
    };
}

/** A square of the building, and towards which sides it goes on. */
class Square {
    readonly centre: Point;
    readonly open: boolean[];
    /** The end of an arm: the slopes of its neighbour go on to the outer wall. */
    readonly gabled: boolean;

    constructor(
        readonly cell: Cell,
        readonly inside: ReadonlySet<string>,
    ) {
        this.centre = centreOf(cell);
        this.open = SIDES.map(([down, right]) => this.has(down, right));
        this.gabled = this.open.filter(Boolean).length === 1;
    }

    has(down: number, right: number): boolean {
        return this.inside.has(`${this.cell[0] + down},${this.cell[1] + right}`);
    }

    /** Whether the ridge goes on to this side. */
    along(side: number): boolean {
        return Boolean(this.open[side] || (this.gabled && this.open[(side + 2) % 4]));
    }

    /** The middle of a side, drawn in as the outline is. */
    middle(side: number): Point {
        const [down, right] = SIDES[side] ?? [0, 0];
        const far = U / 2 - (this.open[side] ? 0 : INSET);
        return [this.centre[0] + right * far, this.centre[1] + down * far];
    }

    /** The corner between a side and the next one clockwise, drawn in as the outline is. */
    corner(side: number): Point {
        const right = side === 0 || side === 1 ? 1 : -1;
        const down = side === 1 || side === 2 ? 1 : -1;
        const across = this.has(0, right);
        const along = this.has(down, 0);
        const hollow = across && along && !this.has(down, right);
        const far = (open: boolean) => U / 2 - (open && !hollow ? 0 : INSET);
        return [this.centre[0] + right * far(across), this.centre[1] + down * far(along)];
    }

    /** What is turned away from the light of the quarter towards a side: towards a neighbour or a gable each
        half belongs to the slope beside it, else both slope down to this side. */
    shade(side: number): string[] {
        const [before, after] = [(side + 3) % 4, (side + 1) % 4];
        const along = this.along(side);
        const halves: [Point, number][] = [
            [this.corner(before), along ? before : side],
            [this.corner(side), along ? after : side],
        ];
        return halves
            .filter(([, looks]) => looks === 1 || looks === 2)
            .map(([point]) => polygon([this.centre, point, this.middle(side)]));
    }

    ridges(side: number): [Point, Point][] {
        const after = (side + 1) % 4;
        const found: [Point, Point][] = this.along(side) ? [[this.centre, this.middle(side)]] : [];
        const [down, right] = SIDES[side] ?? [0, 0];
        const [then, beside] = SIDES[after] ?? [0, 0];
        const both = this.open[side] && this.open[after];
        const valley = both && !this.has(down + then, right + beside);
        const hip = !this.open[side] && !this.open[after] && !this.gabled;
        return valley || hip ? [...found, [this.centre, this.corner(side)]] : found;
    }
}

/** How many of a cell's four neighbours belong to the building. */
export function degree(cells: readonly Cell[], [row, column]: Cell): number {
    return cells.filter(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1).length;
}

export function centreOf([row, column]: Cell): Point {
    return [(column + 0.5) * U, (row + 0.5) * U];
}
