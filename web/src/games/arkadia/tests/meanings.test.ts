// Marks of meaning are told apart from one another, from the families and from what they lie on, by
// those too who see fewer colours.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, rgbOf, SIGN } from '../../../ui/look/contrast';
import { distance, VISIONS } from '../../../ui/look/vision';

const SHEETS = ['../../../ui/look/tokens.css', '../theme.css'].map((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf-8'),
);
const MEANINGS = ['legal', 'chosen', 'last', 'turn'];
const FAMILIES = ['red', 'olive', 'black', 'silver'];
/** Told apart at a glance; shape and line say it as well. */
const APART = 9.5;

it('CIEDE2000: black and white are a hundred apart, and a colour is none from itself', () => {
    expect(distance([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 0);
    expect(distance([12, 110, 98], [12, 110, 98])).toBe(0);
});

describe.each(['day', 'night'] as const)('by %s', (theme) => {
    const all = coloursOf(theme, SHEETS);
    const colour = (name: string) => rgbOf(name, all);
    const families = theme === 'night' ? [...FAMILIES, 'black-roof'] : FAMILIES;

    describe.each(VISIONS)('seen with %s', (vision) => {
        it.each(MEANINGS)('%s is no family', (meaning) => {
            for (const family of families) {
                const apart = distance(colour(meaning), colour(family), vision);
                expect(apart, family).toBeGreaterThanOrEqual(APART);
            }
        });

        it.each(MEANINGS)('%s is no other meaning', (meaning) => {
            for (const other of MEANINGS.filter((one) => one !== meaning)) {
                const apart = distance(colour(meaning), colour(other), vision);
                expect(apart, other).toBeGreaterThanOrEqual(APART);
            }
        });
    });

    it.each(VISIONS)('a neutral worker is no seat and no family, seen with %s', (vision) => {
        for (const other of [...FAMILIES, 'seat-0', 'seat-1', 'seat-2', 'seat-3']) {
            const apart = distance(colour('neutral'), colour(other), vision);
            expect(apart, other).toBeGreaterThanOrEqual(APART);
        }
    });

    it.each(MEANINGS)('%s is seen on its rim and on every ground', (meaning) => {
        for (const ground of ['rim', 'land', 'paper', 'panel'])
            expect(contrast(meaning, ground, all), ground).toBeGreaterThanOrEqual(SIGN);
        expect(contrast(meaning, 'rim', all)).toBeGreaterThanOrEqual(5);
    });

    it('the main button can be read', () => {
        expect(contrast('on-turn', 'turn', all)).toBeGreaterThanOrEqual(4.5);
    });
});

it('by night a finished black roof differs from a scaffold', () => {
    const all = coloursOf('night', SHEETS);
    expect(contrast('ink', 'land', all)).toBeGreaterThanOrEqual(
        2 * contrast('scaffold-edge', 'land', all),
    );
    expect(distance(rgbOf('black-roof', all), rgbOf('land', all))).toBeGreaterThanOrEqual(APART);
});
