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

/** Red, green and blue, 0 to 255, of a literal colour, a token, a mixture, or one that is seen through: `ink / 70`. */
export function rgbOf(colour: string, all: Colours, under?: string): Rgb {
    const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
    if (hex) return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
    const mixed = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(colour);
    if (mixed) return mix(rgbOf(mixed[1]!, all), rgbOf(mixed[3]!, all), Number(mixed[2]) / 100);
    const seen = /^(.+) \/ (\d+)$/.exec(colour);
    if (seen) return mix(rgbOf(seen[1]!, all), rgbOf(under!, all), Number(seen[2]) / 100);
    const value = all[/^var\(--([\w-]+)\)$/.exec(colour)?.[1] ?? colour];
    if (!value) throw new Error(`There is no colour '${colour}'.`);
    return rgbOf(value, all);
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
    const [a, b] = [light(rgbOf(over, all, under)), light(rgbOf(under, all))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
