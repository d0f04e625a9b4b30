// How far and where the board is drawn: its scale and the place of its left top corner.
export interface ViewBox {
    scale: number;
    x: number;
    y: number;
}

interface Point {
    x: number;
    y: number;
}

interface Size {
    width: number;
    height: number;
}

const LARGEST = 5;

/** Never smaller than fitting, never an empty strip at an edge. */
export function clampView(view: ViewBox, { width, height }: Size): ViewBox {
    const scale = Math.min(LARGEST, Math.max(1, view.scale));
    if (scale === 1) return { scale, x: 0, y: 0 };
    const within = (value: number, length: number) =>
        Math.min(0, Math.max(length - length * scale, value));
    return { scale, x: within(view.x, width), y: within(view.y, height) };
}

/** Larger by a factor, with the given point staying where it is. */
export function zoomAt(view: ViewBox, factor: number, at: Point, size: Size): ViewBox {
    const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
    const grown = scale / view.scale;
    const x = at.x - (at.x - view.x) * grown;
    const y = at.y - (at.y - view.y) * grown;
    return clampView({ scale, x, y }, size);
}

/** One finger has moved while the other rests: scale by their distance, move with their middle. */
export function pinch(view: ViewBox, before: Point, now: Point, other: Point, size: Size): ViewBox {
    const far = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const zoomed = zoomAt(view, far(now) / far(before), middle, size);
    const x = zoomed.x + (now.x - before.x) / 2;
    const y = zoomed.y + (now.y - before.y) / 2;
    return clampView({ ...zoomed, x, y }, size);
}
