// What stands on the page, taken along: the drawings, styles and letters that a copy of an element needs to look the
// same where nothing else can be loaded, and a picture of it.

/** Copies of drawings elsewhere in the page that an element refers to, and of those that they refer to in turn. */
export function drawingsOf(element: Element): Element[] {
    const found = new Map<string, Element>();
    const look = (text: string) => {
        for (const [, id = ''] of text.matchAll(/(?:href="|url\((?:&quot;|"|')?)#([\w:-]+)/g)) {
            if (found.has(id) || element.querySelector(`[id="${id}"]`)) continue;
            const one = document.getElementById(id);
            if (!one) continue;
            found.set(id, one.cloneNode(true) as Element);
            look(one.outerHTML);
        }
    };
    look(element.innerHTML);
    return [...found.values()];
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

/** A drawing as a picture that can be painted. svg: its whole text. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    return image;
}

/** A sheet of paper of this size and colour, in pixels, to paint on. */
export function sheetOf(width: number, height: number, paper: string): CanvasRenderingContext2D {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = paper;
    pen.fillRect(0, 0, width, height);
    return pen;
}

/** What was painted, as a file. */
export function fileOf({ canvas }: CanvasRenderingContext2D): Promise<Blob> {
    return new Promise((done, fail) =>
        canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture.'))), 'image/png'),
    );
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
