import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, ownText } from './helpers';

const files = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../tests/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
});
const sources = Object.values(files).join('\n');

function ids(text: string): string[] {
    return new FluentResource(text).body.map((message) => message.id);
}

describe('the text files', () => {
    const english = ids(ownText('en'));

    it.each(LANGUAGES)('have the same messages in %s', (language) => {
        expect(ids(ownText(language)).sort()).toEqual([...english].sort());
        expect(new Set(ids(ownText(language))).size).toBe(english.length);
    });

    it('hold every message that is asked for', () => {
        const asked = [...sources.matchAll(/own\(\s*'([a-z-]+)'/g)].map((match) => match[1]!);
        expect(asked.length).toBeGreaterThan(60);
        expect(asked.filter((id) => !english.includes(id))).toEqual([]);
    });

    it('hold no message that nobody asks for', () => {
        const parts = [
            'ability-',
            'ask-',
            'effect-',
            'power-',
            'replace-',
            'wall-',
            'buy-',
            'sell-',
            'sign-',
            'track-',
        ];
        const unused = english.filter(
            (id) => !sources.includes(`'${id}'`) && !parts.some((part) => id.startsWith(part)),
        );
        expect(unused).toEqual([]);
    });
});
