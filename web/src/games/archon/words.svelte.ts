// The words of Archon's pieces: names from the game's own file, which the server has, and the
// pieces' own sentences. A change of the language needs no reload.
import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../../protocol/messages';
import { language } from '../../settings/language.svelte';
import { words } from '../../text/words.svelte';
import { type Args, Catalogue } from '../../text/catalogue';

/** Where a text comes from: tests bring their own. */
export interface Say {
    language: Language;
    /** A sentence of the pieces. */
    own: (id: string, args?: Args) => string;
    /** A name of the game: `card-name`, `tile-name`, ... */
    game: (id: string, args?: Args) => string;
}

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export function saying(
    own: Catalogue | undefined,
    game: Catalogue | undefined,
    tongue: Language,
): Say {
    return { language: tongue, own: reader(own), game: reader(game) };
}

function reader(from: Catalogue | undefined): (id: string, args?: Args) => string {
    return (id, args) => from?.say(id, args) ?? '';
}

const own = new SvelteMap<Language, Catalogue>();
const asked = new Map<Language, Promise<void>>();

/** Load the pieces' own words and the game's names; the words appear when they are there. */
export function load(tongue: Language): Promise<void> {
    const coming = asked.get(tongue) ?? fetched(tongue);
    asked.set(tongue, coming);
    // A failure is not remembered: the next component that is shown asks again.
    coming.catch(() => asked.delete(tongue));
    return coming;
}

async function fetched(tongue: Language): Promise<void> {
    const [text] = await Promise.all([
        FILES[`./text/${tongue}.ftl`]!(),
        words.loadGame('archon', tongue),
    ]);
    own.set(tongue, new Catalogue(tongue, text));
}

/** A sentence of the pieces outside of components, in the language of the screen. */
export function ownText(id: string, args?: Args): string {
    return own.get(language.current)?.say(id, args) ?? '';
}

/** The words in the language of the screen; to be called where a component begins. */
export function useWords(): { readonly say: Say } {
    $effect(() => {
        load(language.current).catch(() => {});
    });
    const say = $derived.by((): Say => {
        const tongue = language.current;
        const game = (id: string, args?: Args) => words.game('archon', id, args);
        return { language: tongue, own: reader(own.get(tongue)), game };
    });
    return {
        get say() {
            return say;
        },
    };
}
