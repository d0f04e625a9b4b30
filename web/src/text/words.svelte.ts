// All words on the screen: the interface's own Fluent file of the reader's language, and the
// games' files from the server for the names of things. Switching the language needs no reload.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import type { Language, Texts } from '../protocol/messages';
import { type Args, Catalogue, unbroken } from './catalogue';
import { settings } from '../settings/settings.svelte';

/** The table's words, which every page has, those of the other pages, of lessons, and
    of tables that are played by ear. */
export type Part = 'table' | 'pages' | 'lesson' | 'ear';

const FILES = import.meta.glob<string>('./{table,pages,lesson,ear}/*.ftl', {
    query: '?raw',
    import: 'default',
});
/** What the pages say of each game, beside the words of the pages. */
const INTROS = import.meta.glob<string>('../games/*/intro/*.ftl', {
    query: '?raw',
    import: 'default',
});

class Words {
    #parts = $state.raw<Partial<Record<Part, Catalogue>>>({});
    #intros = new SvelteMap<string, Catalogue>();
    #games = new SvelteMap<string, Catalogue>();
    #asked = new Map<string, Promise<void>>();

    /** Load words of the interface; the old ones stay until the new ones are there. */
    async load(language: Language, part: Part): Promise<void> {
        if (this.#parts[part]?.language === language) return;
        const file = FILES[`./${part}/${language}.ftl`];
        if (!file) throw new Error(`There is no text in the language '${language}'.`);
        const [text] = await Promise.all([file(), part === 'pages' && this.#loadIntros(language)]);
        if (settings.now.language !== language) return;
        this.#parts = { ...this.#parts, [part]: new Catalogue(language, text) };
    }

    async #loadIntros(language: Language): Promise<void> {
        const ours = Object.entries(INTROS).filter(([path]) => path.endsWith(`/${language}.ftl`));
        for (const [path, file] of ours) {
            const game = path.split('/').at(-3) ?? '';
            this.#intros.set(`${game}/${language}`, new Catalogue(language, await file()));
        }
    }

    has(part: Part): boolean {
        return this.#parts[part] !== undefined;
    }

    ui(id: string, args?: Args): string {
        const { table, pages, lesson, ear } = this.#parts;
        const said = table?.say(id, args) ?? pages?.say(id, args) ?? lesson?.say(id, args);
        return said ?? ear?.say(id, args) ?? id;
    }

    intro(game: string, id: string, args?: Args): string {
        return this.#intros.get(`${game}/${settings.now.language}`)?.say(id, args) ?? '';
    }

    /** Load a game's own words in the reader's language. */
    async loadGame(game: string, language: Language = settings.now.language): Promise<void> {
        const name = `${game}/${language}`;
        let asked = this.#asked.get(name);
        if (!asked) {
            asked = api.gameText(game, language).then((text) => {
                this.#games.set(name, new Catalogue(language, text));
            });
            this.#asked.set(name, asked);
            // A failure is not remembered: the next page asks again.
            asked.catch(() => this.#asked.delete(name));
        }
        await asked;
    }

    game(game: string, id: string, args?: Args): string {
        return this.#games.get(`${game}/${settings.now.language}`)?.say(id, args) ?? '';
    }
}

export const words = new Words();

/** A message of the interface. */
export function t(id: string, args?: Args): string {
    return words.ui(id, args);
}

/** What the pages say about a game; empty for one without its own screen. */
export function intro(game: string, id: string, args?: Args): string {
    return words.intro(game, id, args);
}

/** A text of the server in the reader's language; in another one until it has come in this. */
export function said(texts: Texts | null | undefined): string {
    if (!texts) return '';
    return unbroken(texts[settings.now.language] ?? Object.values(texts)[0] ?? '');
}

/** A message of a game's own catalogue; empty until it has come. */
export function g(game: string, id: string, args?: Args): string {
    return words.game(game, id, args);
}
