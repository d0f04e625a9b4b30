// What is sought in a rulebook: the blocks that have all the words, with the place of the first one.
import { fold, wordsOf } from '../table/aside/clauses.svelte';
import { type Chapter, textOf } from './book';

export interface Hit {
    chapter: Chapter;
    /** The block of the chapter, from 0; the address is `CHAPTER-INDEX`. */
    index: number;
    before: string;
    match: string;
    after: string;
}

const AROUND = 60;
const MOST = 12;

export function hitsOf(chapters: readonly Chapter[], sought: string): Hit[] {
    const words = wordsOf(sought);
    const first = words[0];
    if (!first) return [];
    const hits = chapters.flatMap((chapter) =>
        chapter.blocks.flatMap((block, index): Hit[] => {
            const text = textOf(block).normalize('NFC');
            const folded = fold(`${chapter.title} ${text}`);
            if (!words.every((word) => folded.includes(word))) return [];
            return [{ chapter, index, ...excerpt(text, first) }];
        }),
    );
    return hits.slice(0, MOST);
}

function excerpt(text: string, word: string): Pick<Hit, 'before' | 'match' | 'after'> {
    const at = Math.max(0, fold(text).indexOf(word));
    const long = fold(text).includes(word) ? word.length : 0;
    const from = Math.max(0, at - AROUND);
    const to = at + long + AROUND;
    return {
        before: (from > 0 ? '…' : '') + text.slice(from, at),
        match: text.slice(at, at + long),
        after: text.slice(at + long, to) + (to < text.length ? '…' : ''),
    };
}
