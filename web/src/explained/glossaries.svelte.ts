// The glossaries of the games in the reader's language, each fetched when it is first needed.
import { screenOf } from '../games';
import type { Language } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { type Glossary, glossaryOf } from './glossary';

let known = $state.raw<ReadonlyMap<string, Glossary>>(new Map());
const coming = new Set<string>();

/** A game's glossary; null until it has come, and for a game that has none. */
export function glossaryFor(game: string): Glossary | null {
    const { language } = settings.now;
    const found = known.get(`${game}/${language}`);
    if (!found) void fetched(game, language);
    return found ?? null;
}

async function fetched(game: string, language: Language): Promise<void> {
    const name = `${game}/${language}`;
    const { glossary } = screenOf(game);
    if (!glossary || coming.has(name)) return;
    coming.add(name);
    try {
        const made = glossaryOf(language, await glossary(language));
        known = new Map(known).set(name, made);
    } catch {
        coming.delete(name); // words are read without it; the next page asks again
    }
}
