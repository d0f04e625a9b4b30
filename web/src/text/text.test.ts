// Every message exists in every language with the same arguments, and every message is used.
import { describe, expect, it } from 'vitest';
import { calledIn, idsOf } from './ids';

const TEXTS = import.meta.glob<string>('./*/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
});
const INTROS = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?section=intro',
    import: 'default',
    eager: true,
});
const PARTS = [
    'table',
    'pages',
    'lesson',
    'ear',
    'proof',
    'box',
    'analysis',
    'review',
    'profile',
    'ending',
    'local',
];
const FILES = PARTS.flatMap((part) => ['en', 'fr', 'de'].map((language) => [part, language]));

function textOf(part: string, language: string): string {
    return TEXTS[`./${part}/${language}.ftl`] ?? '';
}

function argumentsOf(text: string, id: string): string[] {
    const body = text.split(new RegExp(`^${id} =`, 'm'))[1]?.split(/^[a-z][a-z0-9-]* =/m)[0] ?? '';
    return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].sort();
}

const english = PARTS.flatMap((part) => idsOf(textOf(part, 'en')));

describe('the words of the interface', () => {
    it('are there in the three languages', () => {
        const files = FILES.map(([part, language]) => `./${part}/${language}.ftl`);
        expect(Object.keys(TEXTS).sort()).toEqual(files.sort());
        expect(english.length).toBeGreaterThan(200);
    });
    it('speak to a reader in one manner: Sie and vous', () => {
        const familiar = {
            de: /(?<!\p{L})(du|dir|dich|deine?[mnrs]?)(?!\p{L})/iu,
            fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
        };
        for (const [part, language] of FILES)
            if (language === 'de' || language === 'fr')
                expect(textOf(part!, language)).not.toMatch(familiar[language]);
        expect(new Set(english).size).toBe(english.length);
    });

    it.each(FILES)(
        'have the ids of the English ones, with their arguments: %s %s',
        (part, language) => {
            const text = textOf(part ?? '', language ?? '');
            const model = textOf(part ?? '', 'en');
            expect(idsOf(text)).toEqual(idsOf(model));
            for (const id of idsOf(model))
                expect([id, argumentsOf(text, id)]).toEqual([id, argumentsOf(model, id)]);
        },
    );

    it('are all used', () => {
        const code = Object.values(SOURCES).join('\n');
        const quoted = new Set([...code.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1]!));
        expect(english.filter((id) => !quoted.has(id))).toEqual([]);
    });

    it('are there wherever they are asked for', () => {
        const all = new Set(english);
        const called = calledIn(Object.values(SOURCES).join('\n'));
        expect(called.length).toBeGreaterThan(150);
        expect(called.filter((id) => !all.has(id))).toEqual([]);
    });
});

describe('what the pages say of a game', () => {
    const games = [...new Set(Object.keys(INTROS).map((path) => path.split('/').at(-3)!))];
    const model = INTROS[`../../../src/polis/games/${games[0]}/text/en.ftl`] ?? '';

    it('is everything they ask for', () => {
        const code = Object.values(SOURCES).join('\n');
        const asked = [...code.matchAll(/\bintro\(\s*[\w.]+,\s*'([a-z-]+)'/g)].map(
            (match) => match[1]!,
        );
        expect(games.length).toBeGreaterThan(1);
        expect([...new Set(asked)].sort()).toEqual(idsOf(model).sort());
    });

    it.each(games)('is there in the three languages: %s', (game) => {
        for (const language of ['en', 'fr', 'de']) {
            const text = INTROS[`../../../src/polis/games/${game}/text/${language}.ftl`] ?? '';
            expect(idsOf(text)).toEqual(idsOf(model));
        }
    });
});
