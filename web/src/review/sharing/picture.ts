// What stands on the page, taken along: copies of elements with the styles and letters that they need, so that they
// look the same where nothing else can be loaded.

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
    element.append(...drawingsOf(element));
    return { element, width, height };
}

/** Nothing in a copy can be chosen, and what makes the board larger stays behind. */
function bare(element: Element): void {
    element.querySelectorAll('button').forEach((one) => one.remove());
    element.querySelectorAll('[tabindex]').forEach((one) => one.removeAttribute('tabindex'));
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('inert', '');
}

/** Drawings elsewhere in the page that a copy refers to, and those that they refer to. */
function drawingsOf(element: Element): Element[] {
    const found = new Map<string, Element>();
    const look = (text: string) => {
        for (const [, id] of text.matchAll(/(?:href="#|url\((?:&quot;|"|')?#)([\w-]+)/g)) {
            if (found.has(id!) || element.querySelector(`[id="${id}"]`)) continue;
            const one = document.getElementById(id!);
            if (!one) continue;
            found.set(id!, one);
            look(one.outerHTML);
        }
    };
    look(element.innerHTML);
    if (found.size === 0) return [];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
    svg.style.position = 'absolute';
    svg.append(...[...found.values()].map((one) => one.cloneNode(true)));
    return [svg];
}

/** The rules that matter to these elements, as far as they hold in this window now. */
export function stylesFor(elements: readonly Element[]): string {
    const told: string[] = [];
    const matters = (selector: string): boolean => {
        const bareOne = selector.replace(
            /::?(before|after|hover|focus[\w-]*|active|placeholder)/g,
            '',
        );
        if (/:root|^html|^body|^\*/.test(selector)) return true;
        try {
            return elements.some((one) => one.querySelector(bareOne || '*') !== null);
        } catch {
            return false;
        }
    };
    const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
            if (rule instanceof CSSMediaRule) {
                if (matchMedia(rule.conditionText).matches) read(rule.cssRules);
            } else if (rule instanceof CSSStyleRule) {
                if (matters(rule.selectorText)) told.push(rule.cssText);
            } else if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) {
                continue; // still, and the letters come by themselves
            } else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
        }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return told.join('\n');
}

/** The letters of the page, as rules that hold them. */
export async function letters(): Promise<string> {
    const faces = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].flatMap((rule) =>
            rule instanceof CSSFontFaceRule
                ? [{ text: rule.cssText, base: sheet.href ?? location.href }]
                : [],
        ),
    );
    const held = faces.map(async ({ text, base }) => {
        const [, address] = /url\("?([^")]+)"?\)/.exec(text) ?? [];
        if (!address || address.startsWith('data:')) return text;
        const answer = await fetch(new URL(address, base));
        return answer.ok ? text.replace(address, await dataOf(await answer.blob())) : '';
    });
    return (await Promise.all(held.map((one) => one.catch(() => '')))).join('\n');
}

function dataOf(blob: Blob): Promise<string> {
    return new Promise((done, fail) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result));
        reader.onerror = () => fail(new Error('The file cannot be read.'));
        reader.readAsDataURL(blob);
    });
}

/** What the root of a page says of its look: the theme. */
export function lookOfRoot(): string {
    const { attributes } = document.documentElement;
    return [...attributes]
        .filter(({ name }) => name.startsWith('data-') || name === 'class' || name === 'lang')
        .map(({ name, value }) => `${name}="${escaped(value)}"`)
        .join(' ');
}

export function escaped(text: string): string {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
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
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [SHARP * width, SHARP * height];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done, fail) =>
        canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture.'))), 'image/png'),
    );
}
