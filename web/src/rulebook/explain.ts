// Glossary terms in a rulebook: each is explained at its first occurrence in a chapter.
import { type Glossary, piecesOf } from '../explained/glossary';
import type { Block, Chapter, Span } from './book';

export function explained(chapters: readonly Chapter[], glossary: Glossary | null): Chapter[] {
    if (!glossary) return [...chapters];
    return chapters.map((chapter) => {
        const seen = new Set<string>();
        return { ...chapter, blocks: chapter.blocks.map((one) => inBlock(one, glossary, seen)) };
    });
}

function inBlock(block: Block, glossary: Glossary, seen: Set<string>): Block {
    const all = (spans: Span[]) => spans.flatMap((span) => inSpan(span, glossary, seen));
    switch (block.kind) {
        case 'heading':
            return block;
        case 'list':
            return { ...block, items: block.items.map(all) };
        case 'table':
            return { ...block, head: block.head, rows: block.rows.map((row) => row.map(all)) };
        case 'example':
            return { ...block, blocks: block.blocks.map((one) => inBlock(one, glossary, seen)) };
        default:
            return { ...block, spans: all(block.spans) };
    }
}

function inSpan(span: Span, glossary: Glossary, seen: Set<string>): Span[] {
    if (span.kind !== 'words' || span.weight) return [span];
    return piecesOf(span.text, glossary, seen).map(({ text, term }) =>
        term ? { kind: 'term', text, means: glossary.means(term) } : { kind: 'words', text },
    );
}
