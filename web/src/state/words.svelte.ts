// All words on the screen: the interface's own Fluent file of the reader's language, and the
// games' files from the server for the names of things. Switching the language needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import type { Language, Texts } from '../protocol/messages';
import { settings } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

/** The table's words, which every page has, those of the other pages, and those of lessons. */
export type Part = 'table' | 'pages' | 'lesson';

const FILES = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default' });

function bundle(language: Language, text: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    made.addResource(new FluentResource(text));
    return made;
}

function say(from: FluentBundle | undefined, id: string, args?: Args): string | null {
    const message = from?.getMessage(id);
    return message?.value ? from!.formatPattern(message.value, args, []) : null;
}

class Words {
    #parts = $state.raw<Partial<Record<Part, FluentBundle>>>({});
    #games = new SvelteMap<string, FluentBundle>();
    #asked = new Map<string, Promise<void>>();

    /** Load words of the interface; the old ones stay until the new ones are there. */
    async load(language: Language, part: Part): Promise<void> {
        const file = FILES[`../text/${part}/${language}.ftl`];
        if (!file) throw new Error(`There is no text in the language '${language}'.`);
        const text = await file();
        if (settings.now.language !== language) return;
        this.#parts = { ...this.#parts, [part]: bundle(language, text) };
    }

    has(part: Part): boolean {
        return this.#parts[part] !== undefined;
    }

    ui(id: string, args?: Args): string {
        const { table, pages, lesson } = this.#parts;
        return say(table, id, args) ?? say(pages, id, args) ?? say(lesson, id, args) ?? id;
    }

    /** Load a game's own words in the reader's language. */
    async loadGame(game: string, language: Language = settings.now.language): Promise<void> {
        const name = `${game}/${language}`;
        let asked = this.#asked.get(name);
        if (!asked) {
            asked = api.gameText(game, language).then((text) => {
                this.#games.set(name, bundle(language, text));
            });
            this.#asked.set(name, asked);
            // A failure is not remembered: the next page asks again.
            asked.catch(() => this.#asked.delete(name));
        }
        await asked;
    }

    game(game: string, id: string, args?: Args): string {
        return say(this.#games.get(`${game}/${settings.now.language}`), id, args) ?? '';
    }
}

export const words = new Words();

/** A message of the interface. */
export function t(id: string, args?: Args): string {
    return words.ui(id, args);
}

/** A text of the server in the reader's language. */
export function said(texts: Texts | null | undefined): string {
    return texts ? texts[settings.now.language] : '';
}

/** A message of a game's own catalogue; empty until it has come. */
export function g(game: string, id: string, args?: Args): string {
    return words.game(game, id, args);
}
