// Words that come in files of their own, a file a language, each when it is first asked for.
import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../protocol/messages';
import { language } from '../settings/language.svelte';
import { type Args, Catalogue } from './catalogue';

export class LoadedWords {
    readonly #known = new SvelteMap<Language, Catalogue>();
    readonly #coming = new Map<Language, Promise<void>>();

    /** `files`: as Vite's glob gives them, by paths that end in `/en.ftl` and so on. */
    constructor(readonly files: Record<string, () => Promise<string>>) {}

    load(language: Language): Promise<void> {
        const coming = this.#coming.get(language) ?? this.#fetched(language);
        this.#coming.set(language, coming);
        return coming;
    }

    async #fetched(language: Language): Promise<void> {
        const path = Object.keys(this.files).find((name) => name.endsWith(`/${language}.ftl`));
        try {
            const text = (await this.files[path ?? '']?.()) ?? '';
            this.#known.set(language, new Catalogue(language, text));
        } catch (error) {
            this.#coming.delete(language); // the next who asks tries again
            throw error;
        }
    }

    has(language: Language): boolean {
        return this.#known.has(language);
    }

    /** A text by its id; an unknown id shows as itself, which the tests look for. */
    say(language: Language, id: string, args?: Args): string {
        return this.#known.get(language)?.say(id, args) ?? id;
    }
}

/** The words of a part of the client, in the reader's language. */
export function wordsOf(files: LoadedWords['files']) {
    const words = new LoadedWords(files);
    return {
        loadWords: (): Promise<void> => words.load(language.current),
        hasWords: (): boolean => words.has(language.current),
        t: (id: string, args?: Args): string => words.say(language.current, id, args),
    };
}
