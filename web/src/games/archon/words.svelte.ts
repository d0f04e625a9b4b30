// The words of Archon's pieces: the names of things and the pieces' own sentences, two sections of
// the game's file. A change of the language needs no reload.
import type { Language } from '../../protocol/messages';
import { language } from '../../settings/settings.svelte';
import { words } from '../../text/words.svelte';
import type { Args } from '../../text/catalogue';
import { LoadedWords, sourceIn } from '../../text/loaded.svelte';

/** Where a text comes from: tests bring their own. */
export interface Say {
    language: Language;
    /** A sentence of the pieces. */
    own: (id: string, args?: Args) => string;
    /** A name of the game: `card-name`, `tile-name`, ... */
    game: (id: string, args?: Args) => string;
}

const OWN = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/archon/text/*.ftl', {
            query: '?section=screen',
            import: 'default',
        }),
    ),
);

/** The words of what is drawn after the first picture: they come with those that tell the turns. */
let later = $state.raw<LoadedWords | null>(null);
async function loadLater(tongue: Language): Promise<void> {
    const { WORDS } = await import('./story/lines');
    await WORDS.load(tongue);
    later = WORDS;
}

/** Load the pieces' own words and the game's names; the words appear when they are there. */
export async function load(tongue: Language): Promise<void> {
    loadLater(tongue).catch(() => {}); // those who need them ask again
    await Promise.all([OWN.load(tongue), words.loadGame('archon', tongue)]);
}

/** A sentence of the pieces outside of components, in the language of the screen. */
export function ownText(id: string, args?: Args): string {
    const tongue = language.current;
    return OWN.find(tongue, id, args) ?? later?.find(tongue, id, args) ?? '';
}

/** The words in the language of the screen; to be called where a component begins. */
export function useWords(): { readonly say: Say } {
    $effect(() => {
        load(language.current).catch(() => {});
    });
    const say = $derived<Say>({
        language: language.current,
        own: ownText,
        game: (id, args) => words.game('archon', id, args),
    });
    return {
        get say() {
            return say;
        },
    };
}
