// Arrow keys: from one place of the plan to the nearest one in a direction.
import type { Frame } from './layout';
import { middle } from './layout';

const WAYS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};
/** How much worse it is to leave the line than to go along it. */
const ASIDE = 2.2;

export function isArrow(key: string): boolean {
    return key in WAYS;
}

/** The id of the next place, or null at the edge. */
export function nextStop(
    stops: { id: string; frame: Frame }[],
    from: string,
    key: string,
): string | null {
    const way = WAYS[key];
    const start = stops.find((stop) => stop.id === from);
    if (!way || !start) return null;
    const [x, y] = middle(start.frame);
    let best: string | null = null;
    let least = Infinity;
    for (const stop of stops) {
        const [sx, sy] = middle(stop.frame);
        const along = (sx - x) * way[0] + (sy - y) * way[1];
        const aside = Math.abs((sx - x) * way[1]) + Math.abs((sy - y) * way[0]);
        const cost = along + ASIDE * aside;
        if (stop.id !== from && along > 4 && cost < least) {
            best = stop.id;
            least = cost;
        }
    }
    return best;
}
