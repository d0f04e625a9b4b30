// What a person has chosen for this browser; each change is kept at once.
import type { Language } from '../protocol/messages';
import type { Pace } from '../table/stage/staging.svelte';
import { keep, load } from './stored';
import type { PresetName } from '../start/wishes/presets';
import type { Rank } from '../start/level/ranking';
import { Media } from '../ui/media.svelte';
import { untrack } from 'svelte';

export const LANGUAGES: Language[] = ['en', 'fr', 'de'];

function browserLanguage(): Language {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    const known = wanted.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? []);
    return known[0] ?? 'en';
}

/** What a new visitor has; their types are those of all that can be chosen. */
function standard() {
    return {
        language: browserLanguage(),
        theme: 'system' as 'system' | 'day' | 'night',
        motion: 'system' as 'system' | 'full' | 'reduced',
        /** How fast the turns of others are shown. */
        pace: 'normal' as Pace,
        sounds: false,
        /** Whether sounds have been offered at a table, or chosen here. */
        soundsAsked: false,
        typed: false,
        /** Tables are played by ear: in words, without a board. */
        ear: false,
        /** By ear, what can be chosen is called as it is typed, not in sentences. */
        notation: false,
        /** Single letters as keys; can be turned off for those who speak to their computer. */
        keys: true,
        /** Whether the turn waits before its end when a card has been revealed. */
        pause: false,
        /** Whether a turn is sent a moment after its last choice, without Done. */
        sends: false,
        notify: false,
        name: '',
        /** Per game: the bots' level and the number of seats of "play now". */
        level: {} as Record<string, string>,
        seats: {} as Record<string, number>,
        /** Per game: one's own level, as far as games have told it. */
        rank: {} as Record<string, Rank>,
        /** How the last table with others was begun. */
        preset: null as PresetName | null,
    };
}

export type Choices = ReturnType<typeof standard>;

class Settings {
    now = $state<Choices>({ ...standard(), ...load<Partial<Choices>>('settings', {}) });
    #dark = new Media('(prefers-color-scheme: dark)');
    #still = new Media('(prefers-reduced-motion: reduce)');

    set<K extends keyof Choices>(name: K, value: Choices[K]): void {
        this.now[name] = value;
        keep('settings', $state.snapshot(this.now));
    }

    get night(): boolean {
        return this.now.theme === 'system' ? this.#dark.is : this.now.theme === 'night';
    }

    /** True when nothing is to move. */
    get still(): boolean {
        return this.now.motion === 'system' ? this.#still.is : this.now.motion === 'reduced';
    }

    /** Write the choices where style sheets and screen readers find them. */
    show(root: HTMLElement): void {
        root.dataset.theme = this.night ? 'night' : 'day';
        root.dataset.motion = this.still ? 'none' : 'full';
        root.lang = this.now.language;
    }
}

export const settings = new Settings();

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
