// A rulebook as it is written: a small part of Markdown, so that its three languages can be read and
// compared side by side, in a form that cannot hold anything but words, links and pictures.
//
//   ## Title {#id}            a chapter          ### Title {#id}    a part of one
//   Words, **strong**, *soft*, {fact}, [a chapter](#id), [[ARK-1A.1 ARK-1A.2]] for clauses
//   ![name] caption           a picture of the game
//   - or 1.                   a list             | a | b |          a table, its first line the head
//   > anything of these       an example
import { unbroken } from '../text/catalogue';

export type Span =
    | { kind: 'words'; text: string; weight?: 'strong' | 'soft' }
    | { kind: 'link'; text: string; to: string }
    | { kind: 'clauses'; ids: string[] }
    /** Never written: words of the glossary are found (`explain.ts`). */
    | { kind: 'term'; text: string; means: string };

export type Block =
    | { kind: 'heading'; id: string; text: string }
    | { kind: 'text'; spans: Span[] }
    | { kind: 'list'; ordered: boolean; items: Span[][] }
    | { kind: 'table'; head: Span[][]; rows: Span[][][] }
    | { kind: 'picture'; name: string; spans: Span[] }
    | { kind: 'example'; blocks: Block[] };

export interface Chapter {
    id: string;
    title: string;
    blocks: Block[];
}

/** The numbers and words that the engine gave, by name. */
export type Facts = Readonly<Record<string, string | number>>;

const HEADING = /^(##|###) (.+?) \{#([a-z0-9-]+)\}$/;
const PICTURE = /^!\[([a-z0-9-]+)\] (.+)$/s;
const ITEM = /^(?:-|\d+\.) /;
const INLINE =
    /\*\*(?<strong>[^*]+)\*\*|\*(?<soft>[^*]+)\*|\[\[(?<ids>[A-Z0-9. -]+)\]\]|\[(?<text>[^\]]+)\]\(#(?<to>[a-z0-9-]+)\)/g;

/** The chapters of a source; an error if it names a fact that the engine did not give. */
export function read(source: string, facts: Facts): Chapter[] {
    const chapters: Chapter[] = [];
    for (const chunk of chunks(filled(unbroken(source), facts))) {
        const [, sign, title, id] = HEADING.exec(chunk) ?? [];
        if (sign === '##') chapters.push({ id: id!, title: title!, blocks: [] });
        else chapters.at(-1)?.blocks.push(block(chunk));
    }
    return chapters;
}

/** The text between blank lines. */
function chunks(source: string): string[] {
    return source.split(/\n\s*\n/).flatMap((chunk) => chunk.trim() || []);
}

function filled(source: string, facts: Facts): string {
    return source.replace(/(?<!\{#[^}]*)\{([a-z][a-z0-9-]*)\}/g, (_, name: string) => {
        const fact = facts[name];
        if (fact === undefined) throw new Error(`The rulebook names '${name}', which is no fact.`);
        return String(fact);
    });
}

function block(chunk: string): Block {
    const lines = chunk.split('\n');
    const [, sign, text, id] = HEADING.exec(chunk) ?? [];
    if (sign) return { kind: 'heading', id: id!, text: text! };
    const [, name, caption] = PICTURE.exec(chunk) ?? [];
    if (name) return { kind: 'picture', name, spans: spans(joined(caption!)) };
    if (chunk.startsWith('>')) {
        const inner = lines.map((line) => line.replace(/^> ?/, '')).join('\n');
        return { kind: 'example', blocks: chunks(inner).map(block) };
    }
    if (chunk.startsWith('|')) return table(lines);
    if (ITEM.test(chunk)) return list(lines);
    return { kind: 'text', spans: spans(joined(chunk)) };
}

function joined(text: string): string {
    return text.replace(/\s*\n\s*/g, ' ');
}

function list(lines: string[]): Block {
    const items: string[] = [];
    for (const line of lines) {
        if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
        else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(spans) };
}

function table(lines: string[]): Block {
    const rows = lines.map((line) =>
        line
            .split('|')
            .slice(1, -1)
            .map((cell) => spans(cell.trim())),
    );
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

function spans(text: string): Span[] {
    const found: Span[] = [];
    let at = 0;
    const plain = (to: number) => {
        if (to > at) found.push({ kind: 'words', text: text.slice(at, to) });
    };
    for (const match of text.matchAll(INLINE)) {
        plain(match.index);
        found.push(span(match.groups ?? {}));
        at = match.index + match[0].length;
    }
    plain(text.length);
    return found;
}

function span({ strong, soft, ids, text, to }: Record<string, string | undefined>): Span {
    if (strong) return { kind: 'words', text: strong, weight: 'strong' };
    if (soft) return { kind: 'words', text: soft, weight: 'soft' };
    if (ids) return { kind: 'clauses', ids: ids.trim().split(/\s+/) };
    return { kind: 'link', text: text!, to: to! };
}

/** All spans of a block, in reading order. */
export function spansOf(one: Block): Span[] {
    switch (one.kind) {
        case 'heading':
            return [{ kind: 'words', text: one.text }];
        case 'text':
        case 'picture':
            return one.spans;
        case 'list':
            return one.items.flat();
        case 'table':
            return [...one.head, ...one.rows.flat()].flat();
        case 'example':
            return one.blocks.flatMap(spansOf);
    }
}

/** What can be read of a block. */
export function textOf(one: Block): string {
    return spansOf(one)
        .map((part) => (part.kind === 'clauses' ? '' : part.text))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
}

/** The first chapter that each clause is named in. */
export function chapterOfClauses(chapters: readonly Chapter[]): Map<string, Chapter> {
    const found = new Map<string, Chapter>();
    for (const chapter of chapters)
        for (const part of chapter.blocks.flatMap(spansOf))
            if (part.kind === 'clauses')
                for (const id of part.ids) if (!found.has(id)) found.set(id, chapter);
    return found;
}
