// The drawings by their names, each in a square of 24: goods, cards and signs by their own, and building tiles,
// once there are some (`tiles.ts`), as `tile:inn`.
import { symbolsOf } from '../../symbols';
import goods from './goods.svg?raw';
import signs from './signs.svg?raw';

const GOODS = symbolsOf(goods);
const DRAWINGS = new Map([...GOODS, ...symbolsOf(signs)]);

export function drawings(): string[] {
    return [...DRAWINGS.keys()];
}

/** Take in other drawings. */
export function keep(more: ReadonlyMap<string, string>): void {
    for (const [name, drawing] of more) DRAWINGS.set(name, drawing);
}

export function hasDrawing(name: string): boolean {
    return DRAWINGS.has(name);
}

const THICK = 1.5;
/** Goods are distinguished by their letters, which are large enough to read and small enough to fit. */
const READ_PX = 11.5;
const MOST_LETTER = 15;
/** A letter beside the rest of its drawing is left out where it would be a smudge. */
const SMUDGE_PX = 8;
const CAPITAL = 0.36; // half of a capital's height
const LETTER = /<text x="(.*?)" y="(.*?)" font-size="(.*?)"(.*?<\/text>)/;
const drawn = new Map<string, string>();

/** A drawing as SVG text; `size`: how large it will be shown. */
export function markup(name: string, size: number): string {
    const key = `${name} ${size}`;
    let text = drawn.get(key);
    if (text === undefined) drawn.set(key, (text = written(name, size)));
    return text;
}

/** How large a letter is drawn to be shown at a size in pixels; null where it could not be read. */
export function letterSize(name: string, size: number): number | null {
    const found = LETTER.exec(DRAWINGS.get(name) ?? '');
    if (!found) return null;
    const [own, px] = [Number(found[3]), size / 24];
    if (!GOODS.has(name)) return own * px < SMUDGE_PX ? null : own;
    return Math.max(own, Math.min(MOST_LETTER, READ_PX / px));
}

function written(name: string, size: number): string {
    // Lines grow less than the drawing.
    const weight = Math.min(1, 34 / size);
    const letter = letterSize(name, size);
    const shapes = (DRAWINGS.get(name) ?? '')
        .replaceAll(/stroke-width="(.*?)"/g, (_, width) => `stroke-width="${width * weight}"`)
        .replace(LETTER, (_, x, y, own, rest) => {
            if (letter === null) return '';
            const low = Number(y) + CAPITAL * (letter - own);
            return `<text x="${x}" y="${low}" font-size="${letter}"${rest}`;
        });
    // Houses have dark outlines in both themes; goods must stand out from a dark page.
    const line = `stroke="var(--${name.startsWith('tile:') ? 'a-outline' : 'ink'})"`;
    const letters = 'text-anchor="middle" font-weight="700"';
    return `<g fill="none" ${line} stroke-width="${THICK * weight}" ${letters}>${shapes}</g>`;
}
