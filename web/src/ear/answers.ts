// Questions about a position and their answers in sentences. A question is the name of a topic, or the beginning of
// it, and what it is about, in the words of the notation: `hand`, `around f6`.
import type { Question, Topics } from '../games/contract';
import type { View } from '../protocol/messages';

/** A board has more squares than a refusal can name. */
const MOST_NAMED = 12;

/** A topic as it is offered. */
export interface Offer {
    name: string;
    label: string;
    things: readonly string[];
}

export type Say = Question['say'];

/** What can be asked in a position. say: has the labels. */
export function offersIn(topics: Topics, view: View, say: Say): Offer[] {
    return Object.entries(topics).map(([name, { things }]) => {
        return { name, label: say(`topic-${name}`), things: things?.(view as never) ?? [] };
    });
}

/** The name of the only topic that a line asks about by its first word; otherwise null. */
export function topicOf(line: string, names: readonly string[]): string | null {
    const [word = ''] = wordsOf(line);
    if (names.includes(word)) return word;
    const begun = word ? names.filter((name) => name.startsWith(word)) : [];
    return begun.length === 1 ? begun[0]! : null;
}

/** The sentences of an answer, or why there is none. common: has the words that games share. */
export function answerTo(
    line: string,
    topics: Topics,
    asked: Omit<Question, 'thing' | 'listed'>,
    common: Say,
): string[] {
    const [word = '', ...rest] = wordsOf(line);
    const names = Object.keys(topics);
    const topic = topicOf(word, names);
    if (topic === null) return [common('asked-no-topic', { word, names: names.join(', ') })];
    const { answer, things } = topics[topic]!;
    const thing = rest.join(' ');
    const possible = things?.(asked.view as never) ?? [''];
    if (possible.includes(thing)) {
        const listed = (parts: readonly string[]) => parts.join(', ') || common('none-listed');
        return answer({ ...asked, thing, listed } as never);
    }
    if (!things) return [common('asked-too-much', { topic, thing })];
    if (possible.length === 0) return [common('asked-nothing-there', { topic })];
    const more = possible.length > MOST_NAMED ? ' …' : '';
    const some = possible.slice(0, MOST_NAMED).join(', ') + more;
    return [common('asked-no-thing', { topic, thing: thing || '-', names: some })];
}

function wordsOf(line: string): string[] {
    return line.toLowerCase().split(/\s+/).filter(Boolean);
}
