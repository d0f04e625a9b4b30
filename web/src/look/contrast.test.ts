// What is drawn inside the boards can be read, by day and by night: the colours are taken from the
// tokens, the pairs are those the drawings put over one another (WCAG 1.4.3 and 1.4.11).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../games/archon/draw/emblems';
import { DARK, LIGHT } from '../games/archon/draw/icons';

const TEXT = 4.5;
const SIGN = 3;
type Colours = Record<string, string>;
type Rgb = [number, number, number];

function read(path: string): string {
    return readFileSync(new URL(path, import.meta.url), 'utf-8');
}

function tokens(theme: 'day' | 'night'): Colours {
    const found: Colours = {};
    for (const css of [read('./tokens.css'), read('../games/archon/look.css')]) {
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

function contrast(over: string, under: string, all: Colours): number {
    const [a, b] = [light(rgb(over, all, under)), light(rgb(under, all))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const OPACITY = (path: string, rule: string) =>
    Math.round(
        100 * Number(new RegExp(`\\.${rule} \\{\\s*opacity: ([\\d.]+)`).exec(read(path))![1]),
    );

/** [what, over, under, at least] */
const PAIRS: [string, string, string, number][] = [
    ['names of rows and columns', 'ink-soft', 'paper', TEXT],
    ["a building's name on its halo", 'ink', 'panel', TEXT],
    ['the height of the castle', '#2b2118', '#fffaf0', TEXT],
    ['what a choice would do', 'ink', 'panel', TEXT],
    ["a location's name and marks", 'ink', 'a-yard', TEXT],
    ['the letter of a slot', 'ink', 'a-stone', TEXT],
    ['the letter of a lit slot', 'ink', 'a-lit', TEXT],
    ['the place in the player order', 'ink-soft', 'a-yard', TEXT],
    ['prices', 'ink', 'a-yard', TEXT],
    ['the title of the tiles', 'ink', 'a-street', TEXT],
    ['points of the gate', '#2b2118', 'a-gold', TEXT],
    [
        'nothing in the Repository',
        `ink / ${OPACITY('../games/archon/city/Repository.svelte', 'none')}`,
        'a-yard',
        TEXT,
    ],
    ['the letter of Papyrus', DARK, 'papyrus', TEXT],
    ['the letter of Silver', DARK, 'silver-ore', TEXT],
    ['the letter of Iron', LIGHT, 'iron', TEXT],
    ['the letter of Stone', DARK, 'stone', TEXT],
    ['the letter of a tax token', LIGHT, 'tax-collector', TEXT],
    ['what is lit on Arkadia’s land', 'accent', 'land', SIGN],
    ['what is lit in Archon’s streets', 'accent', 'a-stone', SIGN],
    ['what is lit on Archon’s yards', 'accent', 'a-yard', SIGN],
    ['outlines on the land', 'ink', 'land', SIGN],
    ['camps on the land', 'ink-soft', 'land', SIGN],
    ['the emblem of the cloth merchants', '#fbeedd', 'red', SIGN],
    ['the emblem of the spice merchants', '#221a10', 'olive', SIGN],
    ['the emblem of the carpenters', '#fbeedd', 'black', SIGN],
    ['the emblem of the silversmiths', '#221a10', 'silver', SIGN],
];

describe.each(['day', 'night'] as const)('by %s', (theme) => {
    const all = tokens(theme);

    it.each(PAIRS)('%s can be seen', (_, over, under, least) => {
        expect(contrast(over, under, all)).toBeGreaterThanOrEqual(least);
    });

    it.each([0, 1, 2, 3])(
        'seat %i stands out from the ground, by its colour or its rim',
        (seat) => {
            const rim = theme === 'night' ? '#f3e9d6' : '#2b2118';
            for (const ground of ['land', 'a-stone', 'a-wall', 'panel']) {
                const best = Math.max(
                    contrast(`seat-${seat}`, ground, all),
                    contrast(rim, ground, all),
                );
                expect(best, ground).toBeGreaterThanOrEqual(SIGN);
            }
        },
    );

    it.each([0, 1, 2, 3])("the beast of Archon's seat %i stands out from its piece", (seat) => {
        const { ink } = EMBLEMS[seat]!;
        expect(contrast(ink, `seat-${seat}`, all)).toBeGreaterThanOrEqual(SIGN);
    });
});
