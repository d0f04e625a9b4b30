// Lines as a hand draws them: a little off, but always off in the same way for the same seed.

/** A number from -1 to 1 that depends on the seed and the place in the row only. */
function drift(seed: number, n: number): number {
    const x = Math.sin(seed * 127.1 + n * 311.7 + 17.3) * 43758.5453;
    return (x - Math.floor(x)) * 2 - 1;
}

function at(x: number, y: number): string {
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A closed rectangle with sides that bend a little. */
export function roughRect(
    x: number,
    y: number,
    w: number,
    h: number,
    seed: number,
    off = 1.2,
): string {
    const corners = [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
    ].map(([cx, cy], i): [number, number] => [
        cx! + drift(seed, i) * off * 0.6,
        cy! + drift(seed, i + 7) * off * 0.6,
    ]);
    let path = `M${at(...corners[0]!)}`;
    for (let i = 1; i <= 4; i++) {
        const [ax, ay] = corners[i - 1]!;
        const [bx, by] = corners[i % 4]!;
        const mx = (ax + bx) / 2 + drift(seed, i + 20) * off;
        const my = (ay + by) / 2 + drift(seed, i + 30) * off;
        path += `Q${at(mx, my)} ${at(bx, by)}`;
    }
    return `${path}Z`;
}

/** A line that bends a little. */
export function roughLine(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    seed: number,
    off = 1,
): string {
    const mx = (x1 + x2) / 2 + drift(seed, 1) * off;
    const my = (y1 + y2) / 2 + drift(seed, 2) * off;
    return `M${at(x1, y1)}Q${at(mx, my)} ${at(x2, y2)}`;
}

/** A crown of a tree, a bush, a pond. */
export function blob(cx: number, cy: number, r: number, seed: number, lobes = 7): string {
    const points = Array.from({ length: lobes }, (_, i): [number, number] => {
        const angle = (i / lobes) * Math.PI * 2;
        const radius = r * (1 + drift(seed, i) * 0.16);
        return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    });
    const middle = ([ax, ay]: [number, number], [bx, by]: [number, number]): [number, number] => [
        (ax + bx) / 2,
        (ay + by) / 2,
    ];
    let path = `M${at(...middle(points[lobes - 1]!, points[0]!))}`;
    points.forEach((point, i) => {
        path += `Q${at(...point)} ${at(...middle(point, points[(i + 1) % lobes]!))}`;
    });
    return `${path}Z`;
}
