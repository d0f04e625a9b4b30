// Where a building's name is written: along its longest straight run, near the edge.
import type { Cell } from '../model/squares';
import { n, U } from './pen';

interface Run {
    /** Its first cell, its length, and whether it goes down. */
    cell: Cell;
    length: number;
    down: boolean;
}

/** The transformation that puts a text with its middle there. */
export function labelAt(cells: readonly Cell[]): string {
    const { cell, length, down } = longest(cells);
    const [row, column] = cell;
    if (!down) return `translate(${n((column + length / 2) * U)} ${n((row + 1) * U - 6.5)})`;
    return `translate(${n((column + 1) * U - 6.5)} ${n((row + length / 2) * U)}) rotate(-90)`;
}

function longest(cells: readonly Cell[]): Run {
    const runs = [false, true].flatMap((down) => cells.map((cell) => run(cells, cell, down)));
    // Among runs of equal length, the horizontal and then the lowest one: it covers the least.
    return runs.reduce((best, one) => {
        const better = one.length > best.length || (one.length === best.length && !one.down);
        return better ? one : best;
    });
}

function run(cells: readonly Cell[], cell: Cell, down: boolean): Run {
    const has = (i: number) =>
        cells.some(([r, c]) => r === cell[0] + (down ? i : 0) && c === cell[1] + (down ? 0 : i));
    let length = 1;
    while (has(length)) length += 1;
    return { cell, length, down };
}
