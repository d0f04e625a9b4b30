// Where a caption goes: beside what it speaks of, never over it, inside of the board's frame.
export interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
}

const GAP = 18;

export function around(boxes: readonly Box[]): Box | null {
    if (boxes.length === 0) return null;
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.w));
    const bottom = Math.max(...boxes.map((box) => box.y + box.h));
    return { x, y, w: right - x, h: bottom - y };
}

export function overlap(a: Box, b: Box): number {
    const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
    const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

function within(box: Box, bounds: Box): Box {
    const x = Math.max(bounds.x, Math.min(box.x, bounds.x + bounds.w - box.w));
    const y = Math.max(bounds.y, Math.min(box.y, bounds.y + bounds.h - box.h));
    return { ...box, x, y };
}

/** `clear`: what should not be covered if avoidable, besides the place itself. */
export function placed(
    place: Box,
    size: { w: number; h: number },
    bounds: Box,
    clear: readonly Box[] = [],
): Box {
    const [cx, cy] = [place.x + (place.w - size.w) / 2, place.y + (place.h - size.h) / 2];
    const [left, right] = [place.x - size.w - GAP, place.x + place.w + GAP];
    const [above, below] = [place.y - size.h - GAP, place.y + place.h + GAP];
    const spots = [
        [right, cy],
        [left, cy],
        [cx, above],
        [cx, below],
        [right, above],
        [left, above],
        [right, below],
        [left, below],
    ].map(([x = 0, y = 0]) => within({ x, y, ...size }, bounds));
    const cost = (box: Box) =>
        1000 * overlap(box, place) + clear.reduce((sum, other) => sum + overlap(box, other), 0);
    return spots.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** The outline of a caption with a tail that ends at the edge of its place, as an SVG path. */
export function bubble(box: Box, place: Box): string {
    const near = (from: number, least: number, most: number) =>
        Math.max(least, Math.min(from, most));
    const { x, y, w, h } = box;
    const [right, bottom] = [x + w, y + h];
    const tipX = near(x + w / 2, place.x, place.x + place.w);
    const tipY = near(y + h / 2, place.y, place.y + place.h);
    const tail = 9;
    if (place.x >= right || place.x + place.w <= x) {
        const at = near(tipY, y + tail, bottom - tail);
        const edge = place.x >= right ? right : x;
        const mark = `L${edge} ${at - tail}L${tipX} ${tipY}L${edge} ${at + tail}`;
        const back = `L${edge} ${at + tail}L${tipX} ${tipY}L${edge} ${at - tail}`;
        return edge === right
            ? `M${x} ${y}H${right}${mark}V${bottom}H${x}Z`
            : `M${x} ${y}H${right}V${bottom}H${x}${back}Z`;
    }
    const at = near(tipX, x + tail, right - tail);
    if (place.y >= bottom)
        return `M${x} ${y}H${right}V${bottom}H${at + tail}L${tipX} ${tipY}L${at - tail} ${bottom}H${x}Z`;
    if (place.y + place.h <= y)
        return `M${x} ${y}H${at - tail}L${tipX} ${tipY}L${at + tail} ${y}H${right}V${bottom}H${x}Z`;
    return `M${x} ${y}H${right}V${bottom}H${x}Z`;
}
