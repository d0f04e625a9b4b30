// The castle lot: which of its squares of the board are castle squares, and which the yard.
import type { Cell } from './squares';
import { squareAt, squareOf } from './squares';
import type { ArkadiaView } from './view';

/** Castle squares by place on the lying lot; null is the yard. */
export const LYING: readonly (readonly (number | null)[])[] = [
    [0, 1, 2, 3],
    [4, null, null, 5],
    [6, 7, 8, 9],
];
/** Turned clockwise by a quarter. */
export const STANDING = [0, 1, 2, 3].map((column) =>
    [...LYING].reverse().map((row) => row[column] ?? null),
);

export interface LotCell {
    square: number;
    cell: Cell;
    /** The castle square from 0, or null for the yard. */
    castle: number | null;
}

/** The twelve squares of the lot as it lies on the board. */
export function lotCells(lot: ArkadiaView['board']['lot']): LotCell[] {
    const [row, column] = [lot.square[0] - 1, lot.square[1] - 1];
    const places = lot.standing ? STANDING : LYING;
    return places.flatMap((line, r) =>
        line.map((castle, c) => ({
            square: squareAt(row + r, column + c) ?? squareOf(lot.square),
            cell: [row + r, column + c] as Cell,
            castle,
        })),
    );
}
