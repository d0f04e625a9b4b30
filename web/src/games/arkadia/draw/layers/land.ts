// The land under the city: faint contour lines of hills, the same for every table.
import { jitter, n, type Point, U } from '../pen';

interface Hill {
    at: Point;
    /** Radii of its lowest line, in squares. */
    wide: number;
    high: number;
    lines: number;
}

/** Hills of the region; the castle's hill is put where the lot lies. */
export function contours(lot: Point): string[] {
    const hills: Hill[] = [
        { at: lot, wide: 4.6, high: 3.9, lines: 4 },
        { at: [1.6 * U, 1.2 * U], wide: 3.4, high: 2.4, lines: 3 },
        { at: [14.6 * U, 10.8 * U], wide: 3.8, high: 3, lines: 3 },
        { at: [13.8 * U, 1.2 * U], wide: 2.6, high: 1.9, lines: 2 },
        { at: [2 * U, 10.9 * U], wide: 2.9, high: 2, lines: 2 },
    ];
    return hills.flatMap((hill, i) =>
        Array.from({ length: hill.lines }, (_, line) => ring(hill, line, i)),
    );
}

const STEPS = 14;

function ring({ at, wide, high, lines }: Hill, line: number, salt: number): string {
    const scale = U * (1 - (line * 0.72) / lines);
    const points = Array.from({ length: STEPS }, (_, i): Point => {
        const angle = (i / STEPS) * 2 * Math.PI;
        const wave = 1 + 0.09 * jitter(i, salt, 1) + 0.03 * jitter(i, line, salt);
        return [
            at[0] + Math.cos(angle) * wide * scale * wave,
            at[1] + Math.sin(angle) * high * scale * wave,
        ];
    });
    return smooth(points);
}

/** A closed curve through the middles of the sides. */
export function smooth(points: readonly Point[]): string {
    const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const last = points[points.length - 1];
    const first = points[0];
    if (!first || !last) return '';
    const start = mid(last, first);
    let path = `M${n(start[0])} ${n(start[1])}`;
    points.forEach((point, i) => {
        const to = mid(point, points[(i + 1) % points.length] ?? first);
        path += `Q${n(point[0])} ${n(point[1])} ${n(to[0])} ${n(to[1])}`;
    });
    return `${path}Z`;
}
