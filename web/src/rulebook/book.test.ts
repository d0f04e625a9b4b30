// The rulebooks can be read, say the same in every language, and lead to nothing that is not there.
import { describe, expect, it } from 'vitest';
import { type Block, chapterOfClauses, read, spansOf, textOf } from './book';
import { OWN, screenOf } from '../games';
import { fold } from '../table/aside/clauses.svelte';
import { hitsOf } from './find';

const LANGUAGES = ['en', 'fr', 'de'] as const;
const BOOKS = await Promise.all(
    OWN.map(async (game) => {
        const book = (await screenOf(game).rulebook!()).default;
        const sources = await Promise.all(LANGUAGES.map((one) => book.source(one)));
        return { game, book, sources };
    }),
);

it('is there for more than one game, and not for one that is unknown', () => {
    expect(OWN.length).toBeGreaterThan(1);
    expect(screenOf('chess').rulebook).toBeUndefined();
});

/** What must be the same in every language: everything but the words. */
function bones(block: Block): unknown {
    const links = spansOf(block).flatMap((span) =>
        span.kind === 'clauses' ? span.ids : span.kind === 'link' ? [span.to] : [],
    );
    const facts = [...textOf(block).matchAll(/‹([a-z0-9-]+)›/g)].map((match) => match[1]).sort();
    switch (block.kind) {
        case 'heading':
            return [block.kind, block.id];
        case 'list':
            return [block.kind, block.ordered, block.items.length, links, facts];
        case 'table':
            return [
                block.kind,
                block.head.length,
                block.rows.map((row) => row.length),
                links,
                facts,
            ];
        case 'picture':
            return [block.kind, block.name, links, facts];
        case 'example':
            return [block.kind, block.blocks.map(bones)];
        case 'text':
            return [block.kind, links, facts];
    }
}

function everyBlock(blocks: Block[]): Block[] {
    return blocks.flatMap((one) => (one.kind === 'example' ? everyBlock(one.blocks) : [one]));
}

describe.each(BOOKS)('the rulebook of $game', ({ book, sources }) => {
    /** Facts stand for themselves, so that it shows where they are used. */
    const named = Object.fromEntries(Object.keys(book.facts).map((name) => [name, `‹${name}›`]));
    const all = sources.map((source) => read(source, named));
    const english = all[0]!;
    const blocks = everyBlock(english.flatMap((chapter) => chapter.blocks));

    it('has a beginning, a summary and everything between', () => {
        expect(english.length).toBeGreaterThan(10);
        expect(english[0]?.id).toBe('aim');
        expect(english.at(-1)?.id).toBe('summary');
    });

    it.each([1, 2])('has the same bones in every language: %i', (other) => {
        const bare = (chapters: typeof english) =>
            chapters.map(({ id, blocks: inner }) => [id, inner.map(bones)]);
        expect(bare(all[other]!)).toEqual(bare(english));
    });

    it('says something else in each language', () => {
        const words = all.map((chapters) => chapters.map(({ title }) => title).join());
        expect(new Set(words).size).toBe(LANGUAGES.length);
    });

    it('shows every picture and uses every number that the engine made', () => {
        const shown = blocks.flatMap((one) => (one.kind === 'picture' ? [one.name] : []));
        expect([...new Set(shown)].sort()).toEqual([...book.pictures].sort());
        const unused = Object.keys(book.facts).filter((name) => !sources[0]!.includes(`{${name}}`));
        expect(unused).toEqual([]);
    });

    it('leads to chapters that are there, and names each only once', () => {
        const parts = blocks.flatMap((one) => (one.kind === 'heading' ? [one.id] : []));
        const ids = [...english.map(({ id }) => id), ...parts];
        expect(new Set(ids).size).toBe(ids.length);
        const to = blocks.flatMap(spansOf).flatMap((span) => (span.kind === 'link' ? span.to : []));
        expect(to.filter((id) => !ids.includes(id))).toEqual([]);
    });

    it('leaves no mark of the writing in what is read', () => {
        for (const one of all.flatMap((chapters) => chapters.flatMap((c) => everyBlock(c.blocks))))
            expect(textOf(one)).not.toMatch(/\*|\[|\]|\{|\||^[>#-]/);
    });
});

describe('what is written', () => {
    const source = [
        '## One {#one}',
        'First **strong** and *soft* words,\nsee [two](#two). [[X-1 X-2]]',
        '- a\n- b {n}',
        '> **Example.** Here.\n>\n> ![pic] A caption.',
        '## Two {#two}',
        '### A part {#part}',
        '| Head | Tail |\n| 1 | [[X-2 X-3]] |',
    ].join('\n\n');
    const chapters = read(source, { n: 7 });

    it('becomes chapters with blocks', () => {
        expect(chapters.map(({ id, title }) => [id, title])).toEqual([
            ['one', 'One'],
            ['two', 'Two'],
        ]);
        const kinds = chapters.map(({ blocks }) => blocks.map(({ kind }) => kind));
        expect(kinds).toEqual([
            ['text', 'list', 'example'],
            ['heading', 'table'],
        ]);
        expect(chapters[0]?.blocks[0]).toEqual({
            kind: 'text',
            spans: [
                { kind: 'words', text: 'First ' },
                { kind: 'words', text: 'strong', weight: 'strong' },
                { kind: 'words', text: ' and ' },
                { kind: 'words', text: 'soft', weight: 'soft' },
                { kind: 'words', text: ' words, see ' },
                { kind: 'link', text: 'two', to: 'two' },
                { kind: 'words', text: '. ' },
                { kind: 'clauses', ids: ['X-1', 'X-2'] },
            ],
        });
    });

    it('holds the numbers of the engine, and none that it does not know', () => {
        expect(textOf(chapters[0]!.blocks[1]!)).toBe('a b 7');
        expect(() => read('## A {#a}\n\n{lost}', {})).toThrow("'lost', which is no fact");
    });

    it('tells which chapter speaks of a clause first', () => {
        const found = chapterOfClauses(chapters);
        expect([...found].map(([id, chapter]) => [id, chapter.id])).toEqual([
            ['X-1', 'one'],
            ['X-2', 'one'],
            ['X-3', 'two'],
        ]);
    });

    it('is found by its words, whatever their accents and capitals', () => {
        const [hit, ...more] = hitsOf(chapters, 'STRONG wörds');
        expect(more).toEqual([]);
        expect(hit).toMatchObject({ index: 0, before: 'First ', match: 'strong' });
        expect(hitsOf(chapters, 'nowhere')).toEqual([]);
        expect(hitsOf(chapters, ' ')).toEqual([]);
        expect(fold('Édifice')).toBe('edifice');
    });
});
