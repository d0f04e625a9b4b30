// What the words of a game mean. A glossary is a Fluent file with two messages for each term: what it
// means, and its inflected forms in sentences:
//
//   about-camp = A tent printed on the board …
//   about-camp-words = camp, camps, tent camp, tent camps
import { Catalogue } from '../text/catalogue';
import type { Language } from '../protocol/messages';

export interface Glossary {
    /** The ids of the terms. */
    ids: string[];
    means: (id: string) => string;
    /** The forms of a term, as they are written. */
    forms: (id: string) => string[];
    /** Finds any form of any term; sticky flags are the caller's. */
    pattern: RegExp | null;
    /** The term to which a word matched by the pattern belongs. */
    termOf: (word: string) => string;
}

/** A part of a sentence: plain words, or a word that is explained. */
export interface Piece {
    text: string;
    /** The term's id; empty for plain words. */
    term: string;
}

export function glossaryOf(language: Language, source: string): Glossary {
    const catalogue = new Catalogue(language, source);
    const ids = [...source.matchAll(/^about-([a-z][a-z0-9-]*)-words *=/gm)].map(
        (match) => match[1]!,
    );
    const say = (id: string) => catalogue.say(`about-${id}`) ?? '';
    const forms = (id: string) =>
        say(`${id}-words`)
            .split(',')
            .map((form) => form.trim());
    const owners = new Map(ids.flatMap((id) => forms(id).map((form) => [form.toLowerCase(), id])));
    return {
        ids,
        means: say,
        forms,
        pattern: owners.size ? patternOf([...owners.keys()]) : null,
        termOf: (word) => owners.get(word.toLowerCase()) ?? '',
    };
}

/** What is written together with the next word in French: l’, d’, qu’. */
const ELIDED = /(?<!\p{L})\p{L}{1,2}’$/u;

/** The longest form that fits wins; never a part of a longer word. */
function patternOf(forms: string[]): RegExp {
    const sorted = forms.sort((a, b) => b.length - a.length);
    const quoted = sorted.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`(?<![\\p{L}\\d-])(?:${quoted.join('|')})(?![\\p{L}\\d])`, 'giu');
}

/** A text in pieces; each term is explained at its first occurrence, `seen` are those already explained. */
export function piecesOf(text: string, glossary: Glossary, seen: Set<string>): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of glossary.pattern ? text.matchAll(glossary.pattern) : []) {
        const term = glossary.termOf(match[0]);
        if (seen.has(term)) continue;
        seen.add(term);
        const before = text.slice(at, match.index);
        // A button's edge is where a line may end: the two stay on one.
        const elided = ELIDED.exec(before)?.[0] ?? '';
        if (before !== elided)
            pieces.push({ text: before.slice(0, before.length - elided.length), term: '' });
        pieces.push({ text: elided + match[0], term });
        at = match.index + match[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), term: '' });
    return pieces;
}
