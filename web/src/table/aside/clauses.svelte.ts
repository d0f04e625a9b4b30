// Which clause the rules beside the board are to show, asked for by refusals and tooltips; and which
// clauses have the words that are sought.
import type { Clause } from '../../protocol/messages';
import { said } from '../../text/words.svelte';

/** Without capitals and accents, letter for letter as long as the text. */
export function fold(text: string): string {
    return [...text.normalize('NFC')]
        .map((letter) => letter.normalize('NFD')[0]!.toLowerCase())
        .join('');
}

export function wordsOf(sought: string): string[] {
    return fold(sought).split(/\s+/).filter(Boolean);
}

/** The clauses that have all the words. */
export function clausesWith(sought: string, clauses: readonly Clause[]): Clause[] {
    const words = wordsOf(sought);
    return clauses.filter(({ id, text }) => {
        const whole = fold(`${id} ${said(text)}`);
        return words.every((word) => whole.includes(word));
    });
}

class Clauses {
    wanted = $state.raw<{ id: string; n: number } | null>(null);
    #n = 0;

    open(id: string): void {
        this.wanted = { id, n: ++this.#n };
    }
}

export const clauses = new Clauses();
