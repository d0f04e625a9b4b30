// Shapes of the drawn city: cutting, insetting and smoothing polygons, and numbers from a seed.
export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

export interface House {
    outline: string;
    /** The ridge of its roof and the shaded side below it. */
    ridge: string;
    shade: string;
    tone: number;
    lit: Point | null;
}

export interface City {
    houses: House[];
    gardens: string[];
    trees: { at: Point; size: number }[];
    wall: string;
    towers: Point[];
    river: string;
    banks: string[];
    fields: { outline: string; furrows: string }[];
    hills: string[];
    roads: string[];
}

/** Numbers from 0 to 1, always the same row for a seed (mulberry32). */
export function numbers(seed: number): () => number {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    };
}

export function path(shape: Shape, close = true): string {
    const line = shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
    return `M${line}${close ? 'Z' : ''}`;
}

export function area(shape: Shape): number {
    let sum = 0;
    shape.forEach(([x, y], i) => {
        const [u, v] = shape[(i + 1) % shape.length]!;
        sum += x * v - u * y;
    });
    return Math.abs(sum) / 2;
}

export function middle(shape: Shape): Point {
    const sum = shape.reduce(([a, b], [x, y]) => [a + x, b + y] as const, [0, 0] as const);
    return [sum[0] / shape.length, sum[1] / shape.length];
}

/** Both sides of a shape cut by the line through a point in a direction. */
export function cut(shape: Shape, [px, py]: Point, angle: number): [Shape, Shape] {
    const nx = -Math.sin(angle);
    const ny = Math.cos(angle);
    const side = ([x, y]: Point) => (x - px) * nx + (y - py) * ny;
    const left: Point[] = [];
    const right: Point[] = [];
    shape.forEach((a, i) => {
        const b = shape[(i + 1) % shape.length]!;
        const [da, db] = [side(a), side(b)];
        (da >= 0 ? left : right).push(a);
        if (da >= 0 === db >= 0) return;
        const s = da / (da - db);
        const at: Point = [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
        left.push(at);
        right.push(at);
    });
    return [left, right];
}

/** The shape drawn in from its border by a distance; empty where nothing is left. */
export function inset(shape: Shape, by: number): Shape {
    let rest = shape;
    const [mx, my] = middle(shape);
    shape.forEach((a, i) => {
        const b = shape[(i + 1) % shape.length]!;
        const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (long < 0.01 || rest.length < 3) return;
        const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
        const inward = (mx - a[0]) * -Math.sin(angle) + (my - a[1]) * Math.cos(angle) > 0 ? 1 : -1;
        const at: Point = [
            a[0] - Math.sin(angle) * by * inward,
            a[1] + Math.cos(angle) * by * inward,
        ];
        const [left, right] = cut(rest, at, angle);
        rest = inward > 0 ? left : right;
    });
    return rest.length >= 3 && area(rest) > 12 ? rest : [];
}

/** The direction of the longest side. */
export function grain(shape: Shape): number {
    let best = 0;
    let angle = 0;
    shape.forEach((a, i) => {
        const b = shape[(i + 1) % shape.length]!;
        const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (long <= best) return;
        best = long;
        angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    });
    return angle;
}

/** A smooth line through points. */
export function curve(points: Shape): string {
    let line = `M${points[0]![0]} ${points[0]![1]}`;
    for (let i = 1; i < points.length - 1; i++) {
        const [x, y] = points[i]!;
        const [u, v] = points[i + 1]!;
        line += `Q${x} ${y} ${((x + u) / 2).toFixed(1)} ${((y + v) / 2).toFixed(1)}`;
    }
    const [x, y] = points.at(-1)!;
    return `${line}L${x} ${y}`;
}

/** A ring of points around a middle, uneven as hand and ground make it. */
export function ring(
    at: Point,
    wide: number,
    tall: number,
    count: number,
    uneven: () => number,
): Shape {
    return Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * Math.PI * 2 + (uneven() - 0.5) * 0.16;
        const far = 0.9 + uneven() * 0.18;
        return [
            at[0] + Math.cos(angle) * wide * far,
            at[1] + Math.sin(angle) * tall * far,
        ] as const;
    });
}
