// The words of Arkadia's pieces on the screen, in the reader's language.
import type { Language } from '../../protocol/messages';
import { SvelteMap } from 'svelte/reactivity';
import { type Args, Catalogue } from '../../text/catalogue';
import { cardOf, SEATS, type Owner } from './model/view';

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export class Words {
    private readonly catalogue: Catalogue;

    constructor(
        readonly language: Language,
        source: string,
    ) {
        this.catalogue = new Catalogue(language, source);
    }

    /** A text by its id; an unknown id shows as itself, which the tests look for. */
    say(id: string, args?: Args): string {
        return this.catalogue.say(id, args) ?? id;
    }

    /** A card or a building by its name in notation, `mill red`. */
    card(name: string): string {
        return this.say('card', { ...cardOf(name) });
    }

    seat(owner: Owner): string {
        return this.say('seat', { seat: owner === 'neutral' ? owner : (SEATS[owner] ?? '') });
    }

    /** A list in words: "a, b and c". */
    list(parts: string[]): string {
        return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
    }
}

const known = new SvelteMap<Language, Words>();
const coming = new Map<Language, Promise<Words>>();
/** No text is shown before the first language is loaded. */
const SILENT = new Words('en', '');

/** Fetches a language; components that asked for its words before show them then. */
export function load(language: Language): Promise<Words> {
    const asked = coming.get(language) ?? fetched(language);
    coming.set(language, asked);
    return asked;
}

async function fetched(language: Language): Promise<Words> {
    try {
        const source = (await FILES[`./text/${language}.ftl`]?.()) ?? '';
        const words = new Words(language, source);
        known.set(language, words);
        return words;
    } catch (error) {
        coming.delete(language); // the next who asks tries again
        throw error;
    }
}

/** The words of a language, or, until its file has come, those of another. */
export function words(language: Language): Words {
    const found = known.get(language);
    if (!found) void load(language).catch(() => {});
    return found ?? [...known.values()][0] ?? SILENT;
}
