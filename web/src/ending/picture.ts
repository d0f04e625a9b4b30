// The final board as a picture to keep or to share: the drawing of the page itself with the places above it.
import { saveAs } from '../ui/saving';
import { drawingsOf, fileOf, imageOf, letters, sheetOf, stylesFor } from '../ui/taken-along';

export interface Caption {
    title: string;
    /** The game, the day, and what else stands in small letters. */
    line: string;
    places: { seat: number; text: string }[];
}

const WIDE = 1200;
const HEAD = 124;
const EDGE = 32;
const SIZE = { title: 44, line: 20, place: 26 };

/** Hand it to the device where it takes files, otherwise save it; returns once that is done. */
export async function sharePicture(board: SVGSVGElement, caption: Caption, name: string) {
    const blob = await pictureOf(board, caption);
    const file = new File([blob], name, { type: blob.type });
    const shared = { files: [file], title: caption.title };
    if (!navigator.canShare?.(shared)) return saveAs(blob, name);
    await navigator.share(shared).catch((error: DOMException) => {
        if (error.name !== 'AbortError') saveAs(blob, name); // else thought better of
    });
}

async function pictureOf(board: SVGSVGElement, caption: Caption): Promise<Blob> {
    const { width, height } = board.viewBox.baseVal;
    const high = Math.round(((WIDE - 2 * EDGE) * height) / width);
    const svg = await aloneOf(board, WIDE - 2 * EDGE, high);
    const pen = sheetOf(WIDE, HEAD + high + EDGE, token('--paper'));
    write(pen, caption);
    pen.drawImage(await imageOf(svg), EDGE, HEAD, WIDE - 2 * EDGE, high);
    return fileOf(pen);
}

function write(pen: CanvasRenderingContext2D, { title, line, places }: Caption): void {
    const [serif, sans] = [token('--serif'), token('--sans')];
    pen.fillStyle = token('--ink');
    pen.font = `700 ${SIZE.title}px ${serif}`;
    pen.fillText(title, EDGE, 58);
    pen.font = `400 ${SIZE.line}px ${sans}`;
    pen.fillStyle = token('--ink-soft');
    pen.textAlign = 'right';
    pen.fillText(line, WIDE - EDGE, 52);
    pen.textAlign = 'left';
    pen.font = `600 ${SIZE.place}px ${sans}`;
    let x = EDGE;
    for (const { seat, text } of places) {
        pen.beginPath();
        pen.arc(x + 10, 93, 10, 0, 2 * Math.PI);
        pen.fillStyle = token(`--seat-${seat}`);
        pen.strokeStyle = token('--outline');
        pen.lineWidth = 2;
        pen.fill();
        pen.stroke();
        pen.fillStyle = token('--ink');
        pen.fillText(text, x + 30, 102);
        x += 30 + pen.measureText(text).width + 32;
    }
}

function token(name: string): string {
    return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A drawing of the page as a file of its own: with all it refers to, the rules of the page, and its letters. */
async function aloneOf(board: SVGSVGElement, wide: number, high: number): Promise<string> {
    const copy = board.cloneNode(true) as SVGSVGElement;
    const { theme } = document.documentElement.dataset;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(wide));
    copy.setAttribute('height', String(high));
    copy.dataset.theme = theme ?? 'day';
    copy.style.cssText += '; max-height: none; overflow: hidden; font-family: var(--sans)';
    const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
    defs.append(...drawingsOf(copy));
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = `${await letters()}${stylesFor([around(copy), ...defs.children])}`;
    copy.prepend(style, defs);
    return new XMLSerializer().serializeToString(copy);
}

/** In it the rules for an element itself are found, too. */
function around(element: Element): Element {
    const box = document.createElement('div');
    box.append(element);
    return box;
}
