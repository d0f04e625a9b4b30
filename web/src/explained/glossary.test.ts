// Words that explain themselves: the same ones in every language, found in sentences, never doubled.
import { describe, expect, it } from 'vitest';
import { glossaryOf, piecesOf } from './glossary';

const FILES = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?section=glossary',
    import: 'default',
    eager: true,
});
const LANGUAGES = ['en', 'fr', 'de'] as const;
const GAMES = [...new Set(Object.keys(FILES).map((path) => path.split('/').at(-3)!))];
const ALL = GAMES.map((game) => ({
    game,
    glossaries: LANGUAGES.map((one) =>
        glossaryOf(one, FILES[`../../../src/polis/games/${game}/text/${one}.ftl`] ?? ''),
    ),
}));

describe.each(ALL)('the glossary of $game', ({ glossaries }) => {
    const english = glossaries[0]!;

    it('explains the same words in every language', () => {
        expect(english.ids.length).toBeGreaterThan(15);
        for (const one of glossaries) expect(one.ids).toEqual(english.ids);
    });

    it.each([0, 1, 2])('has a meaning for each, and no form twice: %i', (i) => {
        const { ids, means, forms } = glossaries[i]!;
        for (const id of ids) expect(means(id).length, id).toBeGreaterThan(20);
        const all = ids.flatMap(forms).map((form) => form.toLowerCase());
        expect(all.filter((form) => !form)).toEqual([]);
        expect(all.filter((form, k) => all.indexOf(form) !== k)).toEqual([]);
    });
});

describe('a sentence', () => {
    const glossary = glossaryOf(
        'en',
        'about-lot = The mat.\nabout-lot-words = lot, castle lot\nabout-post = A stake.\nabout-post-words = post, édit',
    );
    const words = (text: string, seen = new Set<string>()) =>
        piecesOf(text, glossary, seen).map((one) =>
            one.term ? `<${one.term}:${one.text}>` : one.text,
        );

    it('explains a word where it first stands, by the longest form', () => {
        expect(words('A Castle lot is a lot.')).toEqual(['A ', '<lot:Castle lot>', ' is a lot.']);
    });

    it('explains no part of a longer word', () => {
        expect(words('Lots of allotted posts, an éditeur.')).toEqual([
            'Lots of allotted posts, an éditeur.',
        ]);
    });

    it('keeps an elided word with the one it belongs to', () => {
        expect(words('L’édit.')).toEqual(['<post:L’édit>', '.']);
        expect(words('Oui, d’édit.')).toEqual(['Oui, ', '<post:d’édit>', '.']);
        expect(words('aujourd’édit')).toEqual(['aujourd’', '<post:édit>']);
    });

    it('leaves out what was explained before', () => {
        expect(words('the lot and a post', new Set(['lot']))).toEqual([
            'the lot and a ',
            '<post:post>',
        ]);
    });

    it('stays as it is without a glossary', () => {
        expect(piecesOf('the lot', glossaryOf('en', ''), new Set())).toEqual([
            { text: 'the lot', term: '' },
        ]);
    });
});
