// What is typed while composing a turn: the number of a choice, or its words without the verb.
import { groupsOf } from '../plain/groups';
import type { LegalAction } from '../games/action';
import type { Draft } from '../state/draft.svelte';

/** An action of four words is the longest there is. */
const MOST_WORDS = 4;

/** The choices in the order of the page, numbered from one. */
export function numbered(legal: readonly LegalAction[]): LegalAction[] {
    return groupsOf(legal).flatMap((group) => group.actions);
}

function wordsOf(line: string): string[] {
    return line
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean);
}

/** The only one of its kind with these words; a worker is the player's own unless the line says otherwise. */
function called(words: string, legal: readonly LegalAction[]): LegalAction | null {
    const said = legal.find((action) => action.text.replaceAll(' ', '') === words);
    if (said) return said;
    const alike = legal.filter(({ text }) => wordsOf(text).slice(1).join('') === words);
    const kinds = new Set(alike.map((action) => action.verb));
    return kinds.size === alike.length ? (alike[0] ?? null) : null;
}

/** What the first words mean, and how many they are. */
export function meant(
    words: readonly string[],
    legal: readonly LegalAction[],
): { action: LegalAction; length: number } | null {
    const [first = ''] = words;
    const action = /^\d+$/.test(first) ? numbered(legal)[Number(first) - 1] : undefined;
    if (action) return { action, length: 1 };
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
        const found = called(words.slice(0, length).join(''), legal);
        if (found) return { action: found, length };
    }
    return null;
}

/** Whether a line continues the turn being composed; otherwise it is a move in notation. */
export function goesOn(line: string, draft: Draft): boolean {
    const words = wordsOf(line);
    const verbs = draft.legal.map((action) => action.verb);
    if (draft.free) return true;
    return !verbs.includes(words[0] ?? '') && meant(words.slice(0, 1), draft.legal) !== null;
}

/** Choose by these words, one after another; returns the words that match nothing here. */
export async function choose(line: string, draft: Draft): Promise<string> {
    let words = wordsOf(line);
    while (words.length > 0) {
        const found = meant(words, draft.legal);
        if (!found) return words.join(' ');
        const before = draft.actions.length;
        await draft.choose(found.action);
        if (draft.actions.length <= before) return ''; // refused, which is told
        words = words.slice(found.length);
    }
    return '';
}
