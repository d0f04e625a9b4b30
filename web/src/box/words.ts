// The words of the pages of boxes.
import { language } from '../state/language.svelte';
import { LoadedWords } from '../text/loaded.svelte';
import type { Args } from '../text/catalogue';

const words = new LoadedWords(
    import.meta.glob<string>('../text/box/*.ftl', { query: '?raw', import: 'default' }),
);

export function loadWords(): Promise<void> {
    return words.load(language.current);
}

export function hasWords(): boolean {
    return words.has(language.current);
}

export function t(id: string, args?: Args): string {
    return words.say(language.current, id, args);
}
