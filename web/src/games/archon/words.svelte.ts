// The words of Archon's pieces: names from the game's own file, which the server has, and the
// pieces' own sentences. A change of the language needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../../protocol/messages';
import { language } from '../../state/language.svelte';

export type Args = Record<string, FluentVariable>;

/** Where a text comes from: tests bring their own. */
export interface Say {
    language: Language;
    /** A sentence of the pieces. */
    own: (id: string, args?: Args) => string;
    /** A name of the game: `card-name`, `tile-name`, ... */
    game: (id: string, args?: Args) => string;
}

const FILES = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export function newBundle(tongue: Language, text: string): FluentBundle {
    const made = new FluentBundle(tongue, { useIsolating: false });
    made.addResource(new FluentResource(text));
    return made;
}

export function saying(
    own: FluentBundle | undefined,
    game: FluentBundle | undefined,
    tongue: Language,
): Say {
    return { language: tongue, own: reader(own), game: reader(game) };
}

function reader(from: FluentBundle | undefined): (id: string, args?: Args) => string {
    return (id, args) => {
        const message = from?.getMessage(id);
        return message?.value ? from!.formatPattern(message.value, args ?? null, []) : '';
    };
}

const own = new SvelteMap<Language, FluentBundle>();
const game = new SvelteMap<Language, FluentBundle>();
// What is on its way or there; nobody looks at it, so it need not tell of changes.
const asked: Record<string, boolean> = {};

async function once(name: string, load: () => Promise<void>): Promise<void> {
    if (asked[name]) return;
    asked[name] = true;
    // A failure is not remembered: the next component that is shown asks again.
    await load().catch(() => (asked[name] = false));
}

/** Load both files of a language; the words appear when they are there. */
export function load(tongue: Language): void {
    void once(`own ${tongue}`, async () => {
        own.set(tongue, newBundle(tongue, await FILES[`./text/${tongue}.ftl`]!()));
    });
    void once(`game ${tongue}`, async () => {
        const answer = await fetch(`/api/games/archon/text/${tongue}`);
        if (!answer.ok) throw new Error(`The names of Archon are not there (${answer.status}).`);
        game.set(tongue, newBundle(tongue, await answer.text()));
    });
}

/** The words in the language of the screen; to be called where a component begins. */
export function useWords(): { readonly say: Say } {
    $effect(() => load(language.current));
    const say = $derived(
        saying(own.get(language.current), game.get(language.current), language.current),
    );
    return {
        get say() {
            return say;
        },
    };
}
