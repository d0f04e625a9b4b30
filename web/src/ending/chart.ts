// Where a chart's values are drawn.
export interface ScoreAt {
    ply: number;
    scores: number[];
}

export interface Box {
    width: number;
    height: number;
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export interface Scale {
    low: number;
    high: number;
    last: number;
    x: (ply: number) => number;
    y: (score: number) => number;
}

export function scaleOf(marks: ScoreAt[], box: Box): Scale {
    const values = marks.flatMap((mark) => mark.scores);
    const low = Math.min(0, ...values);
    const high = Math.max(low + 1, ...values);
    const last = Math.max(1, marks.at(-1)?.ply ?? 1);
    const wide = box.width - box.left - box.right;
    const tall = box.height - box.top - box.bottom;
    return {
        low,
        high,
        last,
        x: (ply) => box.left + (wide * ply) / last,
        y: (score) => box.top + tall * (1 - (score - low) / (high - low)),
    };
}

/** A seat's line. */
export function linePath(marks: ScoreAt[], seat: number, scale: Scale): string {
    return marks
        .map(({ ply, scores }, i) => {
            const [x, y] = [scale.x(ply), scale.y(scores[seat] ?? 0)];
            return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join('');
}

/** Round numbers from low to high, four to six of them. */
export function ticks(low: number, high: number): number[] {
    const rough = (high - low) / 5;
    const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1e-9)));
    const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power);
    const found: number[] = [];
    for (let n = Math.ceil(low / step) * step; n <= high; n += step) found.push(n);
    return found;
}
