// Every message exists in every language with the same arguments, and every message is used.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const TEXTS = import.meta.glob<string>('./*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const SOURCES = import.meta.glob<string>(
    [
        '../{App.svelte,pages,table,start,look,state,games,learn}/**/*.{svelte,ts}',
        '../App.svelte',
        '!../**/*.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
);
const LANGUAGES = ['en', 'fr', 'de'];

function idsOf(text: string): string[] {
    return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

function argumentsOf(text: string, id: string): string[] {
    const body = text.split(new RegExp(`^${id} =`, 'm'))[1]?.split(/^[a-z][a-z0-9-]* =/m)[0] ?? '';
    return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].sort();
}

const english = TEXTS['./en.ftl'] ?? '';

describe('the words of the interface', () => {
    it('are there in the three languages', () => {
        expect(Object.keys(TEXTS).sort()).toEqual(['./de.ftl', './en.ftl', './fr.ftl']);
        expect(idsOf(english).length).toBeGreaterThan(200);
    });

    it.each(LANGUAGES)('can be read without a mistake: %s', (language) => {
        const bundle = new FluentBundle(language);
        expect(bundle.addResource(new FluentResource(TEXTS[`./${language}.ftl`] ?? ''))).toEqual(
            [],
        );
        const ids = idsOf(TEXTS[`./${language}.ftl`] ?? '');
        expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
    });

    it.each(['fr', 'de'])(
        'have the ids of the English ones, with their arguments: %s',
        (language) => {
            const text = TEXTS[`./${language}.ftl`] ?? '';
            expect(idsOf(text)).toEqual(idsOf(english));
            for (const id of idsOf(english))
                expect([id, argumentsOf(text, id)]).toEqual([id, argumentsOf(english, id)]);
        },
    );

    it('are all used, and nothing is used that is not there', () => {
        const code = Object.values(SOURCES).join('\n');
        const quoted = new Set([...code.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1]!));
        expect(idsOf(english).filter((id) => !quoted.has(id))).toEqual([]);
        const called = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
        const known = new Set(idsOf(english));
        expect(called.length).toBeGreaterThan(150);
        expect([...new Set(called.filter((id) => !known.has(id)))]).toEqual([]);
    });
});
