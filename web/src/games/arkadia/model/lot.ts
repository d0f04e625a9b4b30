// The castle lot: which of its squares of the board are castle squares, and which the yard.
import { type Cell, cellOf, squareOf } from './squares';
import type { ArkadiaView } from './view';

export interface LotCell {
    square: number;
    cell: Cell;
    /** The castle square from 0, or null for the yard. */
    castle: number | null;
}

/** The twelve squares of the lot as it lies on the board. */
export function lotCells({ board, derived }: ArkadiaView): LotCell[] {
    const castle = new Map(derived.castle_squares.map((pair, i) => [squareOf(pair), i]));
    return board.lot.squares.map(squareOf).map((square) => ({
        square,
        cell: cellOf(square),
        castle: castle.get(square) ?? null,
    }));
}
