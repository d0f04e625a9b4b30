// What is drawn in the city can be read, by day and by night: the colours are those of the style
// sheets, the pairs those that the drawings put over one another.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, SIGN, TEXT } from '../../../ui/look/contrast';
import pieces from '../draw/pieces.svg?raw';

function read(path: string): string {
    return readFileSync(new URL(path, import.meta.url), 'utf-8');
}

const SHEETS = ['../../../ui/look/tokens.css', '../theme.css'].map(read);

/** Ink on colours that are the same by day and by night. */
const [DARK, LIGHT] = ['#2b2118', '#fffaf0'];

/** The opacity of a rule in percent. */
function opacity(path: string, rule: string): number {
    const found = new RegExp(`\\.${rule} \\{\\s*opacity: ([\\d.]+)`).exec(read(path));
    return Math.round(100 * Number(found![1]));
}

/** [what, over, under, at least] */
const PAIRS: [string, string, string, number][] = [
    ['the words of a sign', 'ink', 'a-board', TEXT],
    ['why a place is closed', 'ink-soft', 'a-board', TEXT],
    ['what an open place brings', 'legal', 'a-board', TEXT],
    ['what the choice would add', 'chosen', 'a-board', TEXT],
    ['the words of a Favor', 'ink', 'a-stone', TEXT],
    ['the prize of a vacant rank', 'ink-soft', 'a-stone', TEXT],
    ['prices', 'ink-soft', 'a-yard', TEXT],
    ['the names of the stalls', 'a-on-wood', 'a-wood', TEXT],
    ['points of the gate', '#2b2118', 'a-gold', TEXT],
    ['words before the wall', 'ink', 'a-field', TEXT],
    [
        'nothing in the Repository',
        `a-on-wood / ${opacity('../city/houses/Repository.svelte', 'none')}`,
        'a-wood',
        SIGN,
    ],
    ['the letter of Papyrus', DARK, 'papyrus', TEXT],
    ['the letter of Silver', DARK, 'silver-ore', TEXT],
    ['the letter of Iron', LIGHT, 'iron', TEXT],
    ['the letter of Stone', DARK, 'stone', TEXT],
    ['the letter of a tax token', LIGHT, 'tax-collector', TEXT],
    ['a stone that can be chosen', 'legal', 'a-stone', SIGN],
    ['a stone on the ground', 'legal', 'a-land', SIGN],
    ['a chosen stone', 'chosen', 'a-stone', SIGN],
];

describe.each(['day', 'night'] as const)('by %s', (theme) => {
    const all = coloursOf(theme, SHEETS);

    it.each(PAIRS)('%s can be seen', (_, over, under, least) => {
        expect(contrast(over, under, all)).toBeGreaterThanOrEqual(least);
    });

    it.each([0, 1, 2, 3])('seat %i stands out from the city', (seat) => {
        for (const ground of ['a-stone', 'a-wall']) {
            const best = Math.max(
                contrast(`seat-${seat}`, ground, all),
                contrast('a-rim', ground, all),
            );
            expect(best, ground).toBeGreaterThanOrEqual(SIGN);
        }
    });

    it.each([0, 1, 2, 3])('the beast of seat %i stands out from its piece', (seat) => {
        const beast = [...pieces.matchAll(/fill="([^"]*)" stroke="none"/g)].find(
            (_, i, all) => all[i]!.index > pieces.indexOf(`id="${seat}"`),
        );
        expect(contrast(beast![1]!, `seat-${seat}`, all)).toBeGreaterThanOrEqual(SIGN);
    });
});
