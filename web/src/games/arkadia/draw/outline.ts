// The border of a group of cells as closed figures, drawn in a little from the grid.
import type { Cell } from '../model/squares';
import { U, type Point } from './pen';

/** A border edge: where it starts and where it leads; the cells lie to the right of it. */
type Edge = readonly [x: number, y: number, dx: number, dy: number];
const key = (edge: Edge) => edge.join();

/** Corner points of each closed border, clockwise, `inset` units inside. */
export function outlines(cells: readonly Cell[], inset: number): Point[][] {
    const left = new Map(borderEdges(cells).map((edge) => [key(edge), edge]));
    const loops: Point[][] = [];
    for (const edge of [...left.values()]) {
        if (left.has(key(edge))) loops.push(corners(follow(left, edge), inset));
    }
    return loops;
}

function borderEdges(cells: readonly Cell[]): Edge[] {
    const inside = new Set(cells.map(([row, column]) => `${column},${row}`));
    const has = (x: number, y: number) => inside.has(`${x},${y}`);
    return cells.flatMap(([y, x]) => {
        const edges: Edge[] = [];
        if (!has(x, y - 1)) edges.push([x, y, 1, 0]);
        if (!has(x + 1, y)) edges.push([x + 1, y, 0, 1]);
        if (!has(x, y + 1)) edges.push([x + 1, y + 1, -1, 0]);
        if (!has(x - 1, y)) edges.push([x, y + 1, 0, -1]);
        return edges;
    });
}

/** Takes one closed border out of the edges; where two meet it stays with the same cell. */
function follow(left: Map<string, Edge>, start: Edge): Edge[] {
    const found: Edge[] = [];
    let edge: Edge | undefined = start;
    while (edge) {
        found.push(edge);
        left.delete(key(edge));
        const [x, y, dx, dy]: Edge = edge;
        const turns: Edge[] = [
            [x + dx, y + dy, -dy, dx],
            [x + dx, y + dy, dx, dy],
            [x + dx, y + dy, dy, -dx],
        ];
        edge = turns.find((next) => left.has(key(next)));
    }
    return found;
}

function corners(edges: readonly Edge[], inset: number): Point[] {
    return edges.flatMap(([x, y, dx, dy], i): Point[] => {
        const [, , fx, fy] = edges.at(i - 1) ?? [0, 0, 0, 0];
        if (fx === dx && fy === dy) return [];
        return [[x * U + inset * (-fy - dy), y * U + inset * (fx + dx)]];
    });
}
