// For tests: the colours of style sheets, and how well one is seen on another.

/** The contrast needed by letters and by signs (WCAG 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SIGN = 3;
export type Colours = Record<string, string>;
export type Rgb = [number, number, number];

/** The colours that style sheets name for a theme. */
export function coloursOf(theme: 'day' | 'night', sheets: readonly string[]): Colours {
    const found: Colours = {};
    for (const css of sheets) {
        const blocks = [...css.matchAll(/:root(\[[^\]]*\])? \{([^}]*)\}/g)];
        for (const [, night, body] of blocks) {
            if (night && theme === 'day') continue;
            for (const [, name, value] of body!.matchAll(/--([\w-]+): ([^;]+);/g))
                found[name!] = value!;
        }
    }
    return found;
}

/** A literal colour, a token, a mixture, or a colour that is seen through: `ink / 70`. */
function rgb(colour: string, all: Colours, under?: string): Rgb {
    const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
    if (hex) return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
    const mixed = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(colour);
    if (mixed) return mix(rgb(mixed[1]!, all), rgb(mixed[3]!, all), Number(mixed[2]) / 100);
    const seen = /^(.+) \/ (\d+)$/.exec(colour);
    if (seen) return mix(rgb(seen[1]!, all), rgb(under!, all), Number(seen[2]) / 100);
    const value = all[/^var\(--([\w-]+)\)$/.exec(colour)?.[1] ?? colour];
    if (!value) throw new Error(`There is no colour '${colour}'.`);
    return rgb(value, all);
}

function mix(one: Rgb, other: Rgb, part: number): Rgb {
    return one.map((value, i) => value * part + other[i]! * (1 - part)) as Rgb;
}

function light(colour: Rgb): number {
    const [r, g, b] = colour.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The ratio of two colours, the first over the second. */
export function contrast(over: string, under: string, all: Colours): number {
    const [a, b] = [light(rgb(over, all, under)), light(rgb(under, all))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A token's colour as red, green and blue, 0 to 255. */
export function rgbOf(name: string, all: Colours): Rgb {
    return rgb(name, all);
}
