// A Fluent file parsed message by message, each when it is first used: parsing the whole of
// it would be most of what the first page waits for.
import {
    FluentBundle,
    FluentNumber,
    FluentResource,
    type FluentValue,
    type FluentVariable,
} from '@fluent/bundle';
import type { Language } from '../protocol/messages';
import { figure } from './figure';

export type Args = Record<string, FluentVariable>;

const MESSAGE = /^(-?[a-z][\w-]*) *=/;
/** `{ DE($name) }` in French: de Léa, d’Anna. A name in h stays whole, since nobody hears which. */
export const FUNCTIONS = {
    DE: ([name]: FluentValue[]) => (VOWEL.test(String(name)) ? `d’${name}` : `de ${name}`),
};
const VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i;
/** Another message or term in a placeable: `{ family }`, `{ -seat }`. */
const NAMED = /\{\s*(-?[a-z][\w-]*)/g;

/** Where French and German have a space before a sign or inside guillemets, no line ends there, and a number below zero
    has a minus sign. The texts are written with plain spaces and hyphens, which can be seen and typed. */
export function unbroken(text: string): string {
    return text
        .replace(/ (?=[:;!?»%](?!\[))/g, '\u202f')
        .replaceAll('« ', '«\u202f')
        .replace(/(^|[ (])-(?=\d)/g, '$1−');
}

export class Catalogue {
    readonly #bundle: FluentBundle;
    /** The sources of the messages that nobody has said yet. */
    readonly #unread = new Map<string, string>();

    constructor(
        readonly language: Language,
        text: string,
    ) {
        this.#bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
        for (const source of unbroken(text).split(/\r?\n(?=-?[a-z][\w-]* *=)/)) {
            const id = MESSAGE.exec(source)?.[1];
            if (id) this.#unread.set(id, source);
        }
    }

    /** A message with its arguments, null if there is none of this name. */
    say(id: string, args?: Args | null): string | null {
        this.#read(id);
        const pattern = this.#bundle.getMessage(id)?.value;
        // Given an error list, the bundle formats what it can instead of throwing.
        return pattern ? this.#bundle.formatPattern(pattern, withNumbers(args), []) : null;
    }

    #read(id: string): void {
        const source = this.#unread.get(id);
        if (source === undefined) return;
        this.#unread.delete(id);
        this.#bundle.addResource(new FluentResource(source));
        for (const [, other] of source.matchAll(NAMED)) this.#read(other!);
    }
}

/** A small whole number: every language of ours writes it with plain digits, and the browser's own
    formatter takes longer to make than all the words around it. */
class Small extends FluentNumber {
    override toString(): string {
        return figure(this.value);
    }
}

function withNumbers(args: Args | null | undefined): Args | null {
    if (!args) return null;
    const told: Args = {};
    for (const [name, value] of Object.entries(args)) {
        const small = typeof value === 'number' && Number.isInteger(value) && value ** 2 < 1e6;
        told[name] = small ? new Small(value) : value;
    }
    return told;
}
