// Drawing by hand: lines that bend a little, the same each time for the same place.
export const U = 48; // units of the drawing to one square of the board

export type Point = readonly [x: number, y: number];

/** A number from -1 to 1 that depends on nothing but its arguments. */
export function jitter(a: number, b: number, salt = 0): number {
    const x = Math.sin(a * 12.9898 + b * 78.233 + salt * 37.719) * 43758.5453;
    return (x - Math.floor(x)) * 2 - 1;
}

export function n(value: number): string {
    return String(Math.round(value * 10) / 10);
}

/** A line that is not quite straight. */
export function stroke([x1, y1]: Point, [x2, y2]: Point, bend = 0.9): string {
    const by = jitter(x1 + y1, x2 + y2) * bend;
    const long = Math.hypot(x2 - x1, y2 - y1) || 1;
    const cx = (x1 + x2) / 2 - ((y2 - y1) / long) * by;
    const cy = (y1 + y2) / 2 + ((x2 - x1) / long) * by;
    return `M${n(x1)} ${n(y1)}Q${n(cx)} ${n(cy)} ${n(x2)} ${n(y2)}`;
}

export function strokes(lines: readonly (readonly [Point, Point])[], bend?: number): string {
    return lines.map(([from, to]) => stroke(from, to, bend)).join('');
}

/** A closed figure whose sides bend a little. */
export function loop(points: readonly Point[], bend = 0.9): string {
    if (!points[0]) return '';
    let path = `M${n(points[0][0])} ${n(points[0][1])}`;
    points.forEach((from, i) => {
        const to = points[(i + 1) % points.length] ?? from;
        path += stroke(from, to, bend).replace(/^M[^Q]*/, '');
    });
    return `${path}Z`;
}

export function polygon(points: readonly Point[]): string {
    return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}
