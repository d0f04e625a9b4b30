// Words that come in files of their own, a file a language, each when it is first asked for.
import type { Language } from '../protocol/messages';
import { type Args, Catalogue } from './catalogue';

/** Fetches a text in a language. */
export type Source = (language: Language) => Promise<string>;

/** `files`: as Vite's glob gives them, by paths that end in `/en.ftl`, `/fr.md` and so on. */
export function sourceIn(files: Record<string, () => Promise<string>>): Source {
    return async (language) => {
        const path = Object.keys(files).find(
            (name) => /\/(\w+)\.\w+$/.exec(name)?.[1] === language,
        );
        if (path === undefined) throw new Error(`There is no text in the language '${language}'.`);
        return files[path]!();
    };
}

export class LoadedWords {
    #known = $state.raw<ReadonlyMap<Language, Catalogue>>(new Map());
    readonly #coming = new Map<Language, Promise<void>>();

    /** prefix: of the ids of a section; what it shares with others has none. */
    constructor(
        readonly source: Source,
        readonly prefix = '',
    ) {}

    load(language: Language): Promise<void> {
        const coming = this.#coming.get(language) ?? this.#fetched(language);
        this.#coming.set(language, coming);
        return coming;
    }

    async #fetched(language: Language): Promise<void> {
        try {
            const made = new Catalogue(language, await this.source(language));
            this.#known = new Map(this.#known).set(language, made);
        } catch (error) {
            this.#coming.delete(language); // the next who asks tries again
            throw error;
        }
    }

    has(language: Language): boolean {
        return this.#known.has(language);
    }

    /** Whether there are words in any language. */
    get any(): boolean {
        return this.#known.size > 0;
    }

    /** A text by its id, in the language loaded last until this one has come; null if there is none. */
    find(language: Language, id: string, args?: Args): string | null {
        const catalogue = this.#known.get(language) ?? [...this.#known.values()].at(-1);
        return catalogue?.say(this.prefix + id, args) ?? catalogue?.say(id, args) ?? null;
    }

    /** The same; an unknown id shows as itself, which the tests look for. */
    say(language: Language, id: string, args?: Args): string {
        return this.find(language, id, args) ?? id;
    }
}
