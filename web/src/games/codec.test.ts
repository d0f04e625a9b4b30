import { expect, it } from 'vitest';
import { namedBy } from './action';
import type { GameDetail } from '../protocol/messages';
import { numberOf, partsOf, type Numbers } from './codec';

type Sample = [verb: string, parts: number[], n: number, text: string];

const CODECS = import.meta.glob<Numbers[]>('./*/codec.ts', { eager: true, import: 'VERBS' });
const SAMPLES = import.meta.glob<Sample[]>('./*/tests/notation.json', {
    eager: true,
    import: 'default',
});

it.each(Object.entries(CODECS))('%s counts as the engine does', (path, verbs) => {
    const samples = SAMPLES[path.replace('codec.ts', 'tests/notation.json')] ?? [];
    expect(samples.length).toBeGreaterThan(50);
    for (const [verb, parts, n] of samples) {
        expect(partsOf(verbs, n)).toEqual({ verb, parts });
        expect(numberOf(verbs, verb, parts)).toBe(n);
    }
    const notation = Object.fromEntries(samples.map(([, , n, text]) => [n, text]));
    const game = { verbs, notation } as unknown as GameDetail;
    const numbers = samples.map(([, , n]) => n);
    const named = samples.map(([verb, parts, n, text]) => ({ n, text, verb, parts }));
    expect(namedBy(game, numbers)).toEqual(named);
    expect(namedBy(game, numbers)[0]).toBe(namedBy(game, numbers)[0]); // made once
});
