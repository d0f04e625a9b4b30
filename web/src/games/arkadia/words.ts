// The words of Arkadia's pieces on the screen, in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../../protocol/messages';
import de from './text/de.ftl?raw';
import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import { cardOf, SEATS, type Owner } from './model/view';

export const SOURCES: Record<Language, string> = { en, fr, de };

export class Words {
    private readonly bundle: FluentBundle;

    constructor(readonly language: Language) {
        this.bundle = new FluentBundle(language, { useIsolating: false });
        this.bundle.addResource(new FluentResource(SOURCES[language]));
    }

    /** A text by its id; an unknown id shows as itself, which the tests look for. */
    say(id: string, args: Record<string, FluentVariable> = {}): string {
        const pattern = this.bundle.getMessage(id)?.value;
        // Given a place for errors the bundle writes what it can instead of throwing.
        return pattern ? this.bundle.formatPattern(pattern, args, []) : id;
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

const known = new Map<Language, Words>();

export function words(language: Language): Words {
    const found = known.get(language) ?? new Words(language);
    known.set(language, found);
    return found;
}
