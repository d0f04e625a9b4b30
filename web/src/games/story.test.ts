// The words of the games' stories: in every language the same texts with the same arguments.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const TEXTS = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?section=screen,story',
    import: 'default',
    eager: true,
});
const SOURCES = import.meta.glob<string>('./*/story/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const GAMES = [...new Set(Object.keys(TEXTS).map((path) => path.split('/').at(-3)!))];

function textOf(game: string, language: string): string {
    return TEXTS[`../../../src/polis/games/${game}/text/${language}.ftl`] ?? '';
}
function idsOf(text: string): string[] {
    return [...text.matchAll(/^(told-[a-z0-9-]*) =/gm)].map((match) => match[1]!);
}
/** The arguments of a text, those of texts that it is made of included; all texts get the person
    ($you), though English never needs it. */
function argumentsOf(text: string, id: string): string[] {
    const body = text.split(new RegExp(`^${id} =`, 'm'))[1]?.split(/^[a-z][a-z0-9-]* =/m)[0] ?? '';
    const own = [...body.matchAll(/\$(?!you\b)([a-z]+)/g)].map((match) => match[1]!);
    const parts = [...body.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map((match) => match[1]!);
    return [...new Set([...own, ...parts.flatMap((part) => argumentsOf(text, part))])].sort();
}

describe('the words of a story', () => {
    it('are there for both games', () => expect(GAMES.length).toBeGreaterThan(1));

    it.each(GAMES.flatMap((game) => ['en', 'fr', 'de'].map((language) => [game, language])))(
        'are whole: %s %s',
        (game = '', language = '') => {
            const [model, text] = [textOf(game, 'en'), textOf(game, language)];
            const bundle = new FluentBundle(language);
            expect(bundle.addResource(new FluentResource(text))).toEqual([]);
            const ids = idsOf(text).filter((id) => !id.startsWith('told-part-'));
            expect(ids).toEqual(idsOf(model));
            for (const id of ids)
                expect([id, argumentsOf(text, id)]).toEqual([id, argumentsOf(model, id)]);
            const code = Object.entries(SOURCES).filter(([path]) => path.includes(`/${game}/`));
            const quoted = code.map(([, source]) => source).join('\n');
            const building = [...model.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, id]) => id);
            const unused = ids.filter(
                (id) => !quoted.includes(`'${id.replace('told-', '')}'`) && !building.includes(id),
            );
            expect(unused).toEqual([]);
        },
    );
});
