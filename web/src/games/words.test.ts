// The words of the games' screens: what the code asks for is there, and nothing is left over. That the
// languages have the same messages is tested with the catalogues; a story has the same arguments, too.
import { describe, expect, it } from 'vitest';

const TEXTS = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const STORIES = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?section=screen,story',
    import: 'default',
    eager: true,
});
const SHOWN = import.meta.glob<string>('../../../src/polis/games/*/text/en.ftl', {
    query: '?section=screen,story,ear,answers',
    import: 'default',
    eager: true,
});
const SOURCES = import.meta.glob<string>(
    ['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./*/tests/**'],
    {
        query: '?raw',
        import: 'default',
        eager: true,
    },
);
const GAMES = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-3)!))];

function fileOf(files: Record<string, string>, game: string, language = 'en'): string {
    return files[`../../../src/polis/games/${game}/text/${language}.ftl`] ?? '';
}
function idsOf(text: string): string[] {
    const ids = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
    return ids.filter((id) => !id.includes('part-'));
}
/** As the code has it: a section's own prefix is put before it by what reads the section. */
function asked(id: string): string {
    return id.replace(/^(told|ear|answer)-/, '');
}
/** The arguments of a text, those of texts that it is made of included; all texts get the person
    ($you), though English never needs it. */
function argumentsOf(text: string, id: string): string[] {
    const body = text.split(new RegExp(`^${id} =`, 'm'))[1]?.split(/^[a-z][a-z0-9-]* =/m)[0] ?? '';
    const own = [...body.matchAll(/\$(?!you\b)([a-z]+)/g)].map((match) => match[1]!);
    const parts = [...body.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map((match) => match[1]!);
    return [...new Set([...own, ...parts.flatMap((part) => argumentsOf(text, part))])].sort();
}

describe.each(GAMES)('the words of %s', (game) => {
    const code = Object.entries(SOURCES)
        // What stands beside the games' folders asks for words in the name of each.
        .filter(([path]) => path.startsWith(`./${game}/`) || path.lastIndexOf('/') === 1)
        .map(([, source]) => source)
        .join('\n');

    it('are there where they are asked for', () => {
        const known = new Set(idsOf(fileOf(TEXTS, game)).flatMap((id) => [id, asked(id)]));
        const calls = code.matchAll(/\b(?:own|ownText|say|tell)\(\s*(?:\w+, )?'([a-z-]+)'/g);
        const ids = [...calls].map((match) => match[1]!);
        expect(ids.length).toBeGreaterThan(60);
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
    });

    it('are all asked for', () => {
        const text = fileOf(SHOWN, game);
        const made = [...code.matchAll(/`([a-z-]*)\$\{[^{}]*\}([a-z-]*)`/g)];
        const ends = made.map((match) => [match[1]!, match[2]!]).filter((both) => both.join(''));
        const topics = [...code.matchAll(/^ {4}(\w+): \{ answer: /gm)].map((match) => match[1]);
        const unused = idsOf(text).filter(
            (id) =>
                !code.includes(`'${asked(id)}'`) &&
                !topics.includes(asked(id).replace('topic-', '')) &&
                !text.includes(`{ ${id} }`) &&
                !ends.some(([from, to]) => asked(id).startsWith(from!) && id.endsWith(to!)),
        );
        expect(unused).toEqual([]);
    });

    it.each(['fr', 'de'])('have the same arguments in a story: %s', (language) => {
        const [model, text] = [fileOf(STORIES, game), fileOf(STORIES, game, language)];
        const told = idsOf(model).filter((id) => id.startsWith('told-'));
        expect(told.length).toBeGreaterThan(9);
        for (const id of told)
            expect([id, argumentsOf(text, id)]).toEqual([id, argumentsOf(model, id)]);
    });
});
