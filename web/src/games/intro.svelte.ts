// What the pages say about the games, beside their own words.
import type { Language } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import type { Args } from '../text/catalogue';
import { LoadedWords } from '../text/loaded.svelte';
import { OWN, screenOf } from '.';

const INTROS = new Map(
    OWN.flatMap((game) => {
        const { intro } = screenOf(game);
        return intro ? [[game, new LoadedWords(intro)] as const] : [];
    }),
);

export async function loadIntros(language: Language): Promise<void> {
    await Promise.all([...INTROS.values()].map((words) => words.load(language)));
}

/** Empty for a game without its own screen. */
export function intro(game: string, id: string, args?: Args): string {
    return INTROS.get(game)?.find(settings.now.language, id, args) ?? '';
}
