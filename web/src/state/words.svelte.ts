// All words on the screen: the interface's own Fluent file of the reader's language, and the
// games' files from the server for the names of things. Switching the language needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import type { Language, Texts } from '../protocol/messages';
import { settings } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

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
    #bundle = $state.raw<FluentBundle>();
    #games = new SvelteMap<string, FluentBundle>();
    #asked = new Map<string, Promise<void>>();

    /** Load the interface's words; the old ones stay until the new ones are there. */
    async load(language: Language): Promise<void> {
        const file = FILES[`../text/${language}.ftl`];
        if (!file) throw new Error(`There is no text in the language '${language}'.`);
        const text = await file();
        if (settings.now.language === language) this.#bundle = bundle(language, text);
    }

    /** For tests: use this text at once. */
    use(language: Language, text: string): void {
        this.#bundle = bundle(language, text);
    }

    get ready(): boolean {
        return this.#bundle !== undefined;
    }

    ui(id: string, args?: Args): string {
        return say(this.#bundle, id, args) ?? id;
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
