// Squares are numbered in reading order from 0; people call them `f6`, the server [row, column].
import type { Pair } from './view';

export const ROWS = 12;
export const COLUMNS = 16;
export const SQUARES = ROWS * COLUMNS;
export const LETTERS = 'abcdefghijklmnop';

/** A cell in rows and columns from 0. */
export type Cell = readonly [row: number, column: number];

export function squareOf([row, column]: Pair): number {
    return (row - 1) * COLUMNS + column - 1;
}

export function cellOf(square: number): Cell {
    return [Math.floor(square / COLUMNS), square % COLUMNS];
}

export function squareName(square: number): string {
    const [row, column] = cellOf(square);
    return `${LETTERS[column]}${row + 1}`;
}

/** The square of a cell, or null beyond the border. */
export function squareAt(row: number, column: number): number | null {
    const onBoard = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
    return onBoard ? row * COLUMNS + column : null;
}
