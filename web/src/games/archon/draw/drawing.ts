// Which drawing belongs to a name.
import type { Drawing, Shape } from './icons';
import { CARDS, DARK, GOODS } from './icons';
import { SIGNS } from './signs';
import { TILE_DRAWINGS } from './tiles';

const NOTHING: Drawing = { shapes: [] };

/** Goods, cards and signs by their own names, building tiles as `tile:inn`. */
export function drawingOf(name: string): Drawing {
    if (name.startsWith('tile:')) return TILE_DRAWINGS[name.slice('tile:'.length)] ?? NOTHING;
    return GOODS[name] ?? CARDS[name] ?? SIGNS[name] ?? NOTHING;
}

const THICK = 1.5;
const drawn = new Map<string, string>();

/** A drawing as SVG text, in its square of 24; `size`: how large it will be shown. */
export function markup(name: string, size: number): string {
    // Lines grow less than the drawing.
    const weight = Math.min(1, 34 / size);
    const key = `${name} ${weight}`;
    let text = drawn.get(key);
    if (text === undefined) drawn.set(key, (text = written(name, weight)));
    return text;
}

function written(name: string, weight: number): string {
    const { shapes, letter } = drawingOf(name);
    const house = name.includes(':');
    const paths = shapes.map((shape) => {
        const width = (shape.width ?? THICK) * weight;
        const colours = `fill="${shape.fill ?? 'none'}" stroke="${lineOf(shape, house)}"`;
        return `<path d="${shape.d}" ${colours} stroke-width="${width}"/>`;
    });
    if (letter) {
        const { x, y, size, fill, text } = letter;
        const at = `x="${x}" y="${y}" font-size="${size}" fill="${fill}"`;
        paths.push(`<text ${at} text-anchor="middle" font-weight="700">${text}</text>`);
    }
    return paths.join('');
}

/** Houses are outlined darkly in both themes; goods must stand out from a dark page. */
function lineOf(shape: Shape, house: boolean): string {
    if (shape.line) return shape.line;
    if (!house) return 'var(--ink)';
    return shape.fill ? 'var(--a-outline)' : DARK;
}
