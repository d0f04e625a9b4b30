// Values that are squares: pairs [row, column] from 1, or rows of `#` and `.`.
import type { BoxGrid } from './contract';

type Pair = [number, number];

function pairsOf(grid: BoxGrid, value: unknown): Pair[] {
    if (grid.single) return [value as Pair];
    if (!grid.drawn) return value as Pair[];
    return (value as string[]).flatMap((line, row) =>
        [...line].flatMap((sign, column): Pair[] => (sign === '#' ? [[row + 1, column + 1]] : [])),
    );
}

/** The squares that are taken, as `row,column`. */
export function chosenIn(grid: BoxGrid, value: unknown): Set<string> {
    return new Set(pairsOf(grid, value).map((pair) => pair.join(',')));
}

/** The value after a touch of a square. */
export function toggled(grid: BoxGrid, value: unknown, row: number, column: number): unknown {
    if (grid.single) return [row, column];
    const pairs = pairsOf(grid, value);
    const others = pairs.filter((pair) => pair[0] !== row || pair[1] !== column);
    const next: Pair[] = others.length < pairs.length ? others : [...pairs, [row, column]];
    next.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return grid.drawn ? drawing(next) : next;
}

/** The smallest drawing that holds all squares. */
function drawing(pairs: Pair[]): string[] {
    if (!pairs.length) return ['.'];
    const rows = pairs.map(([row]) => row);
    const columns = pairs.map(([, column]) => column);
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
        Array.from({ length: Math.max(...columns) - left + 1 }, (_, column) =>
            pairs.some(([r, c]) => r === top + row && c === left + column) ? '#' : '.',
        ).join(''),
    );
}
