// The words of promise and proof, which only the end of a game needs.
import { language } from '../state/language.svelte';
import { LoadedWords } from '../text/loaded.svelte';
import type { Args } from '../text/catalogue';

const words = new LoadedWords(
    import.meta.glob<string>('../text/proof/*.ftl', { query: '?raw', import: 'default' }),
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
