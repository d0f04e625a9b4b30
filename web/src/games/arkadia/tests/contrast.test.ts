// What is drawn on the board can be read, by day and by night: the colours are those of the style
// sheets, the pairs those that the drawings put over one another.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, SIGN, TEXT } from '../../../ui/look/contrast';

const SHEETS = ['../../../ui/look/tokens.css', '../theme.css'].map((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf-8'),
);

/** [what, over, under, at least] */
const PAIRS: [string, string, string, number][] = [
    ['names of rows and columns', 'ink-soft', 'paper', TEXT],
    ["a building's name on its halo", 'ink', 'panel', TEXT],
    ['the height of the castle', '#2b2118', '#fffaf0', TEXT],
    ['what a choice would do', 'ink', 'panel', TEXT],
    ['what is lit on the land', 'accent', 'land', SIGN],
    ['outlines on the land', 'ink', 'land', SIGN],
    ['camps on the land', 'ink-soft', 'land', SIGN],
    ["a neutral worker's coat on the land", 'neutral', 'land', SIGN],
    ["a neutral worker's coat on paper", 'neutral', 'paper', SIGN],
    ["a neutral worker's head on the coat", 'nhead', 'neutral', 2.4],
    ['a ring in a lit square', 'legal', 'lit', SIGN],
    ['the border of a choice over lit squares', 'chosen', 'lit', SIGN],
    ["the case of a scaffold's poles by day", '#4a3c2a', '#fffaf0', SIGN],
    ['the emblem of the cloth merchants', '#fbeedd', 'red', SIGN],
    ['the emblem of the spice merchants', '#221a10', 'olive', SIGN],
    ['the emblem of the carpenters', '#fbeedd', 'black', SIGN],
    ['the emblem of the silversmiths', '#221a10', 'silver', SIGN],
];

describe.each(['day', 'night'] as const)('by %s', (theme) => {
    const all = coloursOf(theme, SHEETS);

    it.each(PAIRS)('%s can be seen', (_, over, under, least) => {
        expect(contrast(over, under, all)).toBeGreaterThanOrEqual(least);
    });
});
