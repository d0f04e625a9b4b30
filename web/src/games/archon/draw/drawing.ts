// The drawing for each name.
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
/** Goods are distinguished by their letters, which are large enough to read and small enough to fit. */
const READ_PX = 11.5;
const MOST_LETTER = 15;
/** A letter beside the rest of its drawing is left out where it would be a smudge. */
const SMUDGE_PX = 8;
const CAPITAL = 0.36; // half of a capital's height
const drawn = new Map<string, string>();

/** A drawing as SVG text, in its square of 24; `size`: how large it will be shown. */
export function markup(name: string, size: number): string {
    const key = `${name} ${size}`;
    let text = drawn.get(key);
    if (text === undefined) drawn.set(key, (text = written(name, size)));
    return text;
}

/** A letter as it is shown at a size in pixels; null where it could not be read. */
export function letterAt(name: string, size: number): Drawing['letter'] | null {
    const { letter } = drawingOf(name);
    if (!letter) return null;
    const px = size / 24;
    if (!(name in GOODS)) return letter.size * px < SMUDGE_PX ? null : letter;
    const larger = Math.max(letter.size, Math.min(MOST_LETTER, READ_PX / px));
    return { ...letter, size: larger, y: letter.y + CAPITAL * (larger - letter.size) };
}

function written(name: string, drawnAt: number): string {
    // Lines grow less than the drawing.
    const weight = Math.min(1, 34 / drawnAt);
    const { shapes } = drawingOf(name);
    const letter = letterAt(name, drawnAt);
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

/** Houses have dark outlines in both themes; goods must stand out from a dark page. */
function lineOf(shape: Shape, house: boolean): string {
    if (shape.line) return shape.line;
    if (!house) return 'var(--ink)';
    return shape.fill ? 'var(--a-outline)' : DARK;
}
