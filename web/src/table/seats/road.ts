// Where pawns stand on the road of points.

/** How far from the middle of the road pawns with equal points stand, in pixels, by their number. */
const SPREAD = [[0], [-6, 6], [-8, 0, 8], [-9, -3, 3, 9]];

/** The stone of a number of points: past the end a pawn begins again. */
export function stoneOf(points: number, length: number): number {
    return farOn(points, length) ? ((points - 1) % length) + 1 : Math.max(0, points);
}

export function farOn(points: number, length: number): boolean {
    return points > length;
}

/** For each seat how far from the middle it stands, in the order of the seats. */
export function lanes(points: readonly number[]): number[] {
    return points.map((own, seat) => {
        const equal = points.flatMap((other, i) => (other === own ? [i] : []));
        return SPREAD[equal.length - 1]?.[equal.indexOf(seat)] ?? 0;
    });
}
