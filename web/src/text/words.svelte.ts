// All words on the screen: the interface's own Fluent file of the reader's language, and the
// games' files for the names of things, which the server has of games of other packages. Switching the language needs no reload.
import { untrack } from 'svelte';
import { api } from '../net/api';
import type { Language, Texts } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { type Args, unbroken } from './catalogue';
import { LoadedWords, type Source } from './loaded.svelte';

const FILES = import.meta.glob<string>(['./table/*.ftl', './pages/*.ftl'], {
    query: '?raw',
    import: 'default',
});

function part(name: string): LoadedWords {
    return new LoadedWords(async (language) => {
        const path = `./${name}/${language}.ftl`;
        const files = path in FILES ? FILES : (await import('./seldom')).FILES;
        return files[path]!();
    });
}

/** The table's words, which every page has, and those that few need: of the other pages, of lessons, of
    tables that are played by ear, of promise and proof of a deal, of the page of a box, of an analysis, of a review, of a
    player's own page, and of the end of a game with its course. */
const PARTS = {
    table: part('table'),
    pages: part('pages'),
    lesson: part('lesson'),
    ear: part('ear'),
    proof: part('proof'),
    box: part('box'),
    analysis: part('analysis'),
    review: part('review'),
    profile: part('profile'),
    ending: part('ending'),
};
export type Part = keyof typeof PARTS;

class Words {
    /** Of the games that have a screen of their own. */
    #sources = new Map<string, Source>();
    #games = $state.raw<ReadonlyMap<string, LoadedWords>>(new Map());

    /** Load words of the interface; the old ones stay until the new ones are there. */
    load(language: Language, part: Part): Promise<void> {
        return PARTS[part].load(language);
    }

    has(part: Part): boolean {
        return PARTS[part].any;
    }

    ui(id: string, args?: Args): string {
        for (const part of Object.values(PARTS)) {
            const found = part.find(settings.now.language, id, args);
            if (found !== null) return found;
        }
        return id;
    }

    /** Say where a game's own words are; those of other games come from the server. */
    keep(game: string, source: Source): void {
        this.#sources.set(game, source);
    }

    /** Load a game's own words in the reader's language. */
    loadGame(game: string, language: Language = settings.now.language): Promise<void> {
        const known = untrack(() => this.#games.get(game));
        const source = this.#sources.get(game) ?? ((tongue) => api.gameText(game, tongue));
        const words = known ?? new LoadedWords(source);
        if (!known) this.#games = new Map(untrack(() => this.#games)).set(game, words);
        return words.load(language);
    }

    game(game: string, id: string, args?: Args, language = settings.now.language): string {
        return this.#games.get(game)?.find(language, id, args) ?? '';
    }
}

export const words = new Words();

/** For a component: has the words of a part loaded in the reader's language. */
export function useWords(part: Part, failed: () => void = () => {}): void {
    $effect(() => {
        words.load(settings.now.language, part).catch(failed);
    });
}

/** A message of the interface. */
export function t(id: string, args?: Args): string {
    return words.ui(id, args);
}

/** A text of the server in the reader's language; in another one until it has come in this. */
export function said(texts: Texts | null | undefined): string {
    if (!texts) return '';
    return unbroken(texts[settings.now.language] ?? Object.values(texts)[0] ?? '');
}

/** A text that is known in the reader's language alone. */
export function asTexts(text: string): Texts {
    return { [settings.now.language]: text };
}

/** A message of a game's own catalogue; empty until it has come. */
export function g(game: string, id: string, args?: Args): string {
    return words.game(game, id, args);
}
