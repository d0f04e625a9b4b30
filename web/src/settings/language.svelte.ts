// The language of everything on the screen; changing it needs no reload.
import { untrack } from 'svelte';
import type { Language } from '../protocol/messages';
import { settings } from './settings.svelte';

export const language = {
    get current(): Language {
        return settings.now.language;
    },
    /** Call back after each change, until the returned function is called. */
    watch(changed: () => void): () => void {
        let before = settings.now.language;
        return $effect.root(() => {
            $effect(() => {
                if (settings.now.language === before) return;
                before = settings.now.language;
                untrack(changed);
            });
        });
    },
    set current(next: Language) {
        settings.set('language', next);
    },
};
