import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Catalogue, FUNCTIONS, unbroken } from './catalogue';

const FILES = {
    ...import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
        query: '?section=rules,screen,story,ear,glossary,intro',
        import: 'default',
        eager: true,
    }),
};

describe('a catalogue read message by message', () => {
    it.each(Object.entries(FILES))('says what the whole file says: %s', (path, text) => {
        const language = /(\w+)\.ftl$/.exec(path)![1] as 'en';
        const whole = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
        expect(whole.addResource(new FluentResource(text))).toEqual([]);
        const read = new Catalogue(language, text);
        const args = { count: 3, n: 1, score: 12, family: 'red', name: 'Ada' };
        const ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
        expect(ids.length).toBeGreaterThan(3);
        for (const id of ids) {
            const said = whole.formatPattern(whole.getMessage(id)!.value!, args, []);
            expect(read.say(id, args), id).toBe(unbroken(said));
        }
    });

    it('writes large numbers and fractions as the language does', () => {
        expect(new Catalogue('de', 'n = { $n }').say('n', { n: 12345.5 })).toBe('12.345,5');
    });

    it('writes a minus sign, in its own messages and in those of the server', () => {
        expect(new Catalogue('fr', 'n = { $n } or').say('n', { n: -12 })).toBe('−12 or');
        expect(unbroken('Ada: -2 points (-1 each), 1-3, f-6')).toBe(
            'Ada: −2 points (−1 each), 1-3, f-6',
        );
    });

    it('ends no line before a French sign, inside guillemets or before a German per cent', () => {
        const said = (text: string, args = {}) => new Catalogue('fr', `a = ${text}`).say('a', args);
        expect(said('« Oui » : quoi ?')).toBe('«\u202fOui\u202f»\u202f: quoi\u202f?');
        expect(said('{ $n } %', { n: 25 })).toBe('25\u202f%');
        expect(said('Un ; deux, trois !')).toBe('Un\u202f; deux, trois\u202f!');
        expect(unbroken('> ![city] La ville')).toBe('> ![city] La ville');
        expect(unbroken('Yes: why? 25%; (so)')).toBe('Yes: why? 25%; (so)');
    });

    it('elides the French word before a name in a vowel', () => {
        const said = new Catalogue('fr', 'tour = Au tour { DE($name) }');
        const names = ['Léa', 'Anna', 'Étienne', 'Hugo', 'Orange'];
        expect(names.map((name) => said.say('tour', { name }))).toEqual([
            'Au tour de Léa',
            'Au tour d’Anna',
            'Au tour d’Étienne',
            'Au tour de Hugo',
            'Au tour d’Orange',
        ]);
    });

    it('knows no message that is not there', () => {
        expect(new Catalogue('en', 'a = b').say('c')).toBeNull();
    });

    it('reads the terms that a message names', () => {
        expect(new Catalogue('en', 'a = { -b } c\n-b = d').say('a')).toBe('d c');
    });
});
