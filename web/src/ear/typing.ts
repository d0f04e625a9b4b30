// What is typed while composing a turn: the number of a choice, its notation without the verb, or words of its
// sentence.
import { groupsOf } from '../plain/groups';
import type { LegalAction } from '../games/action';
import type { Turn } from '../turn/turn.svelte';

/** An action of four words is the longest there is. */
const MOST_WORDS = 4;
/** Fewer letters are no name. */
const LEAST_LETTERS = 3;

/** What a choice is called on the page. */
type Called = (action: LegalAction) => string;

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

/** The only one in whose sentence these words occur or begin: "silbern Wohnhaus" is enough of "silbernes Wohnhaus". */
function heard(
    typed: readonly string[],
    legal: readonly LegalAction[],
    one: Called,
): LegalAction | null {
    const words = lettersOf(typed.join(' '));
    if (/\d/.test(typed.join('')) || words.join('').length < LEAST_LETTERS) return null;
    const found = legal.filter((action) => {
        const sentence = lettersOf(one(action));
        return words.every((word) => sentence.some((other) => begins(other, word)));
    });
    return found.length === 1 ? found[0]! : null;
}

/** A short word is whole: slot a is not every "Aktionsfeld". */
function begins(other: string, word: string): boolean {
    return word.length < LEAST_LETTERS ? other === word : other.startsWith(word);
}

function lettersOf(text: string): string[] {
    return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** What the first words mean, and how many they are. */
export function meant(
    words: readonly string[],
    legal: readonly LegalAction[],
    one: Called = ({ text }) => text,
): { action: LegalAction; length: number } | null {
    const [first = ''] = words;
    const action = /^\d+$/.test(first) ? numbered(legal)[Number(first) - 1] : undefined;
    if (action) return { action, length: 1 };
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
        const typed = words.slice(0, length);
        const found = called(typed.join(''), legal) ?? heard(typed, legal, one);
        if (found) return { action: found, length };
    }
    return null;
}

/** Whether a line continues the turn being composed; otherwise it is a move in notation. */
export function goesOn(line: string, turn: Turn, one?: Called): boolean {
    const words = wordsOf(line);
    const verbs = turn.legal.map((action) => action.verb);
    if (turn.free) return true;
    return !verbs.includes(words[0] ?? '') && meant(words, turn.legal, one) !== null;
}

/** Whether a line begins with an action of several words, possible now or not: `palace 2` is no question about the
    palace. `texts`: all actions of the game in notation. */
export function isNoted(line: string, texts: readonly string[]): boolean {
    const words = wordsOf(line);
    return texts.some((text) => {
        const noted = wordsOf(text);
        return noted.length > 1 && noted.every((word, i) => word === words[i]);
    });
}

/** Choose by these words, one after another; returns the words that match nothing here. */
export async function choose(line: string, turn: Turn, one?: Called): Promise<string> {
    let words = wordsOf(line);
    while (words.length > 0) {
        const found = meant(words, turn.legal, one);
        if (!found) return words.join(' ');
        const before = turn.actions.length;
        await turn.choose(found.action);
        if (turn.actions.length <= before) return ''; // refused, and the reason is shown
        words = unforced(words.slice(found.length), turn, before, one);
    }
    return '';
}

/** The words without those that name what followed by itself from the choice before: nobody knows that beforehand. */
function unforced(words: string[], turn: Turn, before: number, one?: Called): string[] {
    const isNumber = /^\d/.test(words[0] ?? '');
    if (isNumber || meant(words, turn.legal, one)) return words;
    const followed = meant(words, turn.chosen.slice(before + 1), one);
    return words.slice(followed?.length ?? 0);
}
