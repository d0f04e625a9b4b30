// A seat's colour or its rim stands out from the grounds of every page, by day and by night.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, SIGN, TEXT } from './contrast';

// By name: the builder would take a literal path here for a file of the page.
const TOKENS = './tokens.css';
const SHEET = readFileSync(new URL(TOKENS, import.meta.url), 'utf-8');

describe.each(['day', 'night'] as const)('by %s', (theme) => {
    const all = coloursOf(theme, [SHEET]);

    it.each(['paper', 'panel'])('words can be read on %s', (ground) => {
        for (const ink of ['ink', 'ink-soft'])
            expect(contrast(ink, ground, all), ink).toBeGreaterThanOrEqual(TEXT);
    });

    it.each([0, 1, 2, 3])('seat %i can be seen', (seat) => {
        const rim = theme === 'night' ? '#f3e9d6' : '#2b2118';
        for (const ground of ['land', 'panel']) {
            const best = Math.max(
                contrast(`seat-${seat}`, ground, all),
                contrast(rim, ground, all),
            );
            expect(best, ground).toBeGreaterThanOrEqual(SIGN);
        }
    });
});
