// What is drawn in the city can be read, by day and by night: the colours are those of the style
// sheets, the pairs those that the drawings put over one another.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, SIGN, TEXT } from '../../../look/contrast';
import { EMBLEMS } from '../draw/emblems';
import { DARK, LIGHT } from '../draw/icons';

function read(path: string): string {
    return readFileSync(new URL(path, import.meta.url), 'utf-8');
}

const SHEETS = ['../../../look/tokens.css', '../look.css'].map(read);

/** The opacity of a rule in percent. */
function opacity(path: string, rule: string): number {
    const found = new RegExp(`\\.${rule} \\{\\s*opacity: ([\\d.]+)`).exec(read(path));
    return Math.round(100 * Number(found![1]));
}

/** [what, over, under, at least] */
const PAIRS: [string, string, string, number][] = [
    ["a location's name and marks", 'ink', 'a-yard', TEXT],
    ['the letter of a slot', 'ink', 'a-stone', TEXT],
    ['the letter of a lit slot', 'ink', 'a-lit', TEXT],
    ['the place in the player order', 'ink-soft', 'a-yard', TEXT],
    ['prices', 'ink', 'a-yard', TEXT],
    ['the title of the tiles', 'ink', 'a-street', TEXT],
    ['points of the gate', '#2b2118', 'a-gold', TEXT],
    [
        'nothing in the Repository',
        `ink / ${opacity('../city/Repository.svelte', 'none')}`,
        'a-yard',
        TEXT,
    ],
    ['the letter of Papyrus', DARK, 'papyrus', TEXT],
    ['the letter of Silver', DARK, 'silver-ore', TEXT],
    ['the letter of Iron', LIGHT, 'iron', TEXT],
    ['the letter of Stone', DARK, 'stone', TEXT],
    ['the letter of a tax token', LIGHT, 'tax-collector', TEXT],
    ['what is lit in the streets', 'accent', 'a-stone', SIGN],
    ['what is lit on the yards', 'accent', 'a-yard', SIGN],
];

describe.each(['day', 'night'] as const)('by %s', (theme) => {
    const all = coloursOf(theme, SHEETS);

    it.each(PAIRS)('%s can be seen', (_, over, under, least) => {
        expect(contrast(over, under, all)).toBeGreaterThanOrEqual(least);
    });

    it.each([0, 1, 2, 3])('seat %i stands out from the city', (seat) => {
        const rim = theme === 'night' ? '#f3e9d6' : '#2b2118';
        for (const ground of ['a-stone', 'a-wall']) {
            const best = Math.max(
                contrast(`seat-${seat}`, ground, all),
                contrast(rim, ground, all),
            );
            expect(best, ground).toBeGreaterThanOrEqual(SIGN);
        }
    });

    it.each([0, 1, 2, 3])('the beast of seat %i stands out from its piece', (seat) => {
        const { ink } = EMBLEMS[seat]!;
        expect(contrast(ink, `seat-${seat}`, all)).toBeGreaterThanOrEqual(SIGN);
    });
});
