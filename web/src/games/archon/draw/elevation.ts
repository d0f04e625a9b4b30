// The city seen from in front: walls, roofs and windows as SVG text. The ground line is y = 0 and the
// middle x = 0; colours are names of theme.css, so that the windows are lit at night automatically.
import { blob, roughRect } from './sketch';

/** Something with an outline. */
export function area(d: string, fill: string, more = ''): string {
    return `<path class="a-o" d="${d}" fill="var(--a-${fill})"${more}/>`;
}

/** A line without an area. */
export function line(d: string, width = 0.9, more = ''): string {
    return `<path class="a-l" d="${d}" stroke-width="${width}"${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, seed = 1): string {
    return area(roughRect(x, y, w, h, seed, 0.5), fill);
}

/** Windows of one size, lit at night: corners at these places, with an arch where it says so. */
export function windows(at: [number, number][], w: number, h: number, arched = false): string {
    const one = ([x, y]: [number, number]) =>
        arched
            ? `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
            : `M${x} ${y}h${w}v${h}h${-w}z`;
    return `<path class="a-win" d="${at.map(one).join('')}"/>`;
}

/** A roof with two slopes, seen from its gable. */
export function gable(x: number, y: number, w: number, h: number, fill: string): string {
    return area(`M${x - 3} ${y}L${x + w / 2} ${y - h}L${x + w + 3} ${y}z`, fill);
}

/** A roof seen from its long side, with strokes of shingles. */
export function hip(x: number, y: number, w: number, h: number, fill: string): string {
    const slope = Math.min(w * 0.25, h * 0.7);
    const strokes = Array.from({ length: Math.max(1, Math.floor(w / 11)) }, (_, i) => {
        const at = x + slope + ((w - 2 * slope) * (i + 0.5)) / Math.max(1, Math.floor(w / 11));
        return `M${at.toFixed(1)} ${(y - h + 2).toFixed(1)}v${(h - 3).toFixed(1)}`;
    }).join('');
    return (
        area(`M${x - 4} ${y}l${slope + 1} ${-h}H${x + w - slope + 3}L${x + w + 4} ${y}z`, fill) +
        line(strokes, 0.5, ' opacity=".5"')
    );
}

/** A stall of the market: counter, poles and a coloured striped awning. */
export function stall(x: number, w: number, h: number, fill: string): string {
    const stripes = 6;
    const step = (w + 6) / stripes;
    const awning = Array.from({ length: stripes }, (_, i) =>
        area(
            `M${x + 2 + (i * (w - 4)) / stripes} ${-h}h${(w - 4) / stripes}L${x - 3 + (i + 1) * step} ${-h + 16}q${-step / 2} 5 ${-step} 0z`,
            i % 2 ? 'wash' : fill,
        ),
    ).join('');
    return line(`M${x + 2} 0V${-h + 14}M${x + w - 2} 0V${-h + 14}`, 2.2) + awning;
}

export function tree(x: number, y: number, r: number, seed: number): string {
    return (
        line(`M${x} ${y}v-5`, 2) +
        area(blob(x, y - 4 - r, r, seed), 'tree') +
        `<path d="${blob(x - r * 0.2, y - 5 - r * 1.1, r * 0.55, seed + 9)}" fill="var(--a-tree-2)"/>`
    );
}

/** Numbers that look like chance and are the same at every table. */
function dice(seed: number): () => number {
    let state = seed * 2654435761;
    return () => {
        state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
        return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
    };
}

/** A row of ordinary houses and trees from one x to another, their feet at y. */
export function street(from: number, to: number, y: number, seed: number, tall = 1): string {
    const next = dice(seed);
    let drawn = '';
    let x = from;
    for (let i = 0; x < to - 12; i++) {
        const w = Math.min(to - x, 15 + next() * 17);
        const h = (12 + next() * 13) * tall;
        const roof = `roof-${1 + Math.floor(next() * 4)}`;
        if (next() < 0.15) {
            drawn += tree(x + 7, 0, 5 + next() * 3, seed + i);
            x += 15;
            continue;
        }
        drawn += box(x, -h, w, h, 'wash', seed + i);
        drawn +=
            next() < 0.5
                ? gable(x, -h, w, 9 + next() * 6, roof)
                : hip(x, -h, w, 8 + next() * 4, roof);
        const panes: [number, number][] = [];
        for (let at = x + 4; at < x + w - 6; at += 9) {
            if (next() < 0.75) panes.push([at, -h + 5]);
            if (h > 21 && next() < 0.6) panes.push([at, -h + 14]);
        }
        drawn += windows(panes, 4, 5.5);
        x += w + (next() < 0.25 ? 3 : 0.5);
    }
    return `<g transform="translate(0 ${y})">${drawn}</g>`;
}
