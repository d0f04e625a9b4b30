// Forms in their orientations: quarter turns clockwise, plus 4 when mirrored left-right before.
import type { Cell } from './squares';
import { squareAt, cellOf } from './squares';
import { FORMS, type Form } from './view';

export const ORIENTATIONS = 8;
export type Shape = readonly Cell[];
export type Shapes = Record<Form, Shape>;

/** The forms of a box, as its component file draws them: "#" is a square of the form. */
export function shapesOf(components: Record<string, unknown>): Shapes {
    const forms = components.forms as { shapes: Record<string, string[]> };
    return Object.fromEntries(
        FORMS.map((form) => [form, drawn(forms.shapes[form] ?? [])]),
    ) as Shapes;
}

function drawn(lines: string[]): Shape {
    return lines.flatMap((line, row) =>
        [...line].flatMap((sign, column): Cell[] => (sign === '#' ? [[row, column]] : [])),
    );
}

function inReadingOrder(a: Cell, b: Cell): number {
    return a[0] - b[0] || a[1] - b[1];
}

/** The cells counted from the first of them in reading order, so a column may be negative. */
export function fromFirst(cells: Shape): Shape {
    const sorted = [...cells].sort(inReadingOrder);
    const [row, column] = sorted[0] ?? [0, 0];
    return sorted.map(([r, c]): Cell => [r - row, c - column]);
}

/** A form as it lies in an orientation, counted from the first square it covers. */
export function oriented(cells: Shape, orientation: number): Shape {
    let turned = cells.map(([row, column]): Cell => [row, orientation >= 4 ? -column : column]);
    for (let turn = 0; turn < orientation % 4; turn++) {
        turned = turned.map(([row, column]): Cell => [column, -row]);
    }
    return fromFirst(turned);
}

export function sameShape(a: Shape, b: Shape): boolean {
    return (
        a.length === b.length &&
        a.every(([row, column], i) => row === b[i]?.[0] && column === b[i]?.[1])
    );
}

/** The orientation of the lowest number that looks like this one: only that one is an action. */
export function lowestAlike(cells: Shape, orientation: number): number {
    const shape = oriented(cells, orientation);
    for (let lower = 0; lower < orientation; lower++) {
        if (sameShape(shape, oriented(cells, lower))) return lower;
    }
    return orientation;
}

/** The squares covered from a first square; null where one would lie beyond the border. */
export function covered(cells: Shape, orientation: number, first: number): (number | null)[] {
    const [row, column] = cellOf(first);
    return oriented(cells, orientation).map(([r, c]) => squareAt(row + r, column + c));
}
