// Four brackets around a thing, at the corners of the box it fills.
import type { Point } from '../pen';

const LONGEST = 14;

export function brackets(points: readonly Point[]): string {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [
        Math.min(...xs),
        Math.max(...xs),
        Math.min(...ys),
        Math.max(...ys),
    ];
    const arm = Math.min(LONGEST, (right - left) / 3, (bottom - top) / 3);
    return [
        `M${left} ${top + arm}V${top}H${left + arm}`,
        `M${right - arm} ${top}H${right}V${top + arm}`,
        `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
        `M${left + arm} ${bottom}H${left}V${bottom - arm}`,
    ].join('');
}
