// A part of the page, taken along: as an element for a file of its own, or as a picture.
import {
    drawingsOf,
    fileOf,
    imageOf,
    letters,
    lookOfRoot,
    sheetOf,
    stylesFor,
} from '../../ui/taken-along';

/** A part of the page with what lies over it. */
export interface Shot {
    element: HTMLElement;
    width: number;
    height: number;
}

/** Copy a part of the page. over: what is drawn over it, placed in the window. */
export function shotOf(of: Element, over: Iterable<Element>): Shot {
    const { x, y, width, height } = of.getBoundingClientRect();
    const element = document.createElement('div');
    Object.assign(element.style, {
        position: 'relative',
        overflow: 'hidden',
        width: `${width}px`,
        height: `${height}px`,
    });
    element.append(of.cloneNode(true));
    for (const each of over) {
        const copy = each.cloneNode(true) as HTMLElement | SVGElement;
        Object.assign(copy.style, {
            position: 'absolute',
            inset: 'auto',
            left: `${-x}px`,
            top: `${-y}px`,
            width: `${innerWidth}px`,
            height: `${innerHeight}px`,
        });
        element.append(copy);
    }
    bare(element);
    hide(element, drawingsOf(element));
    return { element, width, height };
}

/** Nothing in a copy can be chosen, and what makes the board larger stays behind. */
function bare(element: Element): void {
    element.querySelectorAll('button').forEach((one) => one.remove());
    element.querySelectorAll('[tabindex]').forEach((one) => one.removeAttribute('tabindex'));
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('inert', '');
}

/** Drawings that are seen only where they are referred to. */
function hide(element: Element, drawings: readonly Element[]): void {
    if (drawings.length === 0) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.style.position = 'absolute';
    svg.append(...drawings);
    element.append(svg);
}

const SHARP = 2;
const LINE = 22;
const LETTER = 8; // about the width of one

/** A shot as a picture with its caption below. */
export async function pictureOf(shot: Shot, caption: readonly string[]): Promise<Blob> {
    const { element, width } = shot;
    const below = document.createElement('div');
    below.className = 'caption';
    for (const text of caption) {
        const line = document.createElement('p');
        line.textContent = text;
        below.append(line);
    }
    const rows = caption.reduce((sum, { length }) => sum + Math.ceil((length * LETTER) / width), 0);
    const height = shot.height + 24 + LINE * rows;
    const { fontFamily, color, backgroundColor } = getComputedStyle(document.body);
    const whole = document.createElement('div');
    Object.assign(whole.style, { font: `16px/1.35 ${fontFamily}`, color });
    whole.append(element, below);
    const style = document.createElement('style');
    style.textContent = `${await letters()}${stylesFor([whole])}
        .caption { padding: 8px 12px; } .caption p { margin: 0 0 2px; }
        .caption p:first-child { font-weight: 700; }`;
    whole.prepend(style);
    const inside = new XMLSerializer().serializeToString(whole);
    const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" ${lookOfRoot()} width="${width}" height="${height}">` +
        `<foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
    const pen = sheetOf(SHARP * width, SHARP * height, backgroundColor);
    pen.drawImage(await imageOf(svg), 0, 0, SHARP * width, SHARP * height);
    return fileOf(pen);
}
