// The corner of a thing at which its ring hangs: where the least lies beside it.
import { type Cell, cellOf } from '../model/squares';
import { outlines } from './outline';
import { type Point, U } from './pen';

/** Of the outer corners of `cells` the one that the fewest `taken` squares touch; of equals the topmost, then
    the leftmost. */
export function quietCorner(cells: readonly Cell[], taken: ReadonlySet<number>): Point {
    const busy = new Set([...taken].map((square) => cellOf(square).join()));
    for (const cell of cells) busy.delete(cell.join());
    const own = new Set(cells.map((cell) => cell.join()));
    const around = ([x, y]: Point) => {
        const [row, column] = [y / U, x / U];
        return [row - 1, row].flatMap((r) => [column - 1, column].map((c) => `${r},${c}`));
    };
    const outer = outlines(cells, 0)
        .flat()
        .filter((point) => around(point).filter((cell) => own.has(cell)).length === 1);
    const load = (point: Point) => around(point).filter((cell) => busy.has(cell)).length;
    const order = (a: Point, b: Point) => load(a) - load(b) || a[1] - b[1] || a[0] - b[0];
    return outer.sort(order)[0] ?? [0, 0];
}
