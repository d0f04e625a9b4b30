// The words of Arkadia's pieces on the screen, in the reader's language.
import type { Language } from '../../protocol/messages';
import type { Args } from '../../text/catalogue';
import { LoadedWords, sourceIn } from '../../text/loaded.svelte';
import { cardOf, SEATS, type Owner } from './model/view';

const LOADED = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=screen',
            import: 'default',
        }),
    ),
);

export class Words {
    constructor(readonly language: Language) {}

    /** A text by its id; an unknown id shows as itself, which the tests look for. */
    say(id: string, args?: Args): string {
        return LOADED.say(this.language, id, args);
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

/** Fetches a language; components that asked for its words before show them then. */
export function load(language: Language): Promise<void> {
    return LOADED.load(language);
}

/** The words of a language, or, until its file has come, those of another. */
export function words(language: Language): Words {
    if (!LOADED.has(language)) void load(language).catch(() => {});
    return new Words(language);
}
