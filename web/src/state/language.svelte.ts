// The language of everything on the screen; changing it needs no reload.
import type { Language } from '../protocol/messages';
import { settings } from './settings.svelte';

export const language = {
    get current(): Language {
        return settings.now.language;
    },
    set current(next: Language) {
        settings.set('language', next);
    },
};
