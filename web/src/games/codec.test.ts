import { expect, it } from 'vitest';
import { numberOf, partsOf, type Verbs } from './codec';

type Sample = [verb: string, parts: number[], n: number, text: string];

const CODECS = import.meta.glob<Verbs>('./*/codec.ts', { eager: true, import: 'VERBS' });
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
});
