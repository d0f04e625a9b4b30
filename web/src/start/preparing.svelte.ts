// What the server is still compiling: asked for again and again until nothing is missing.
import { api } from '../net/api';
import type { BeingPrepared } from '../protocol/messages';
import { games } from '../games/games.svelte';

const PAUSE = 1500; // ms between two questions

class Preparing {
    missing = $state.raw<readonly BeingPrepared[]>([]);
    #chosen = { game: '', bots: [] as string[] };
    #timer: ReturnType<typeof setTimeout> | undefined;
    #users = 0;

    /** Poll until stopped; returns the function that stops it. */
    follow(): () => void {
        if (++this.#users === 1) void this.#ask();
        return () => {
            if (--this.#users === 0) clearTimeout(this.#timer);
        };
    }

    /** What the reader is about to play is prepared first. */
    choose(game: string, bots: string[]): void {
        this.#chosen = { game, bots };
        if (this.missing.length === 0) return;
        clearTimeout(this.#timer);
        void this.#ask();
    }

    /** A game's progress, 0 to 99 percent; null when it is complete. */
    ofGame(game: string): number | null {
        return this.missing.find((one) => one.game === game)?.percent ?? null;
    }

    /** Progress of what a level waits for, 0 to 99 percent; null when it can play. */
    ofBot(game: string, bot: string): number | null {
        const parts = this.missing.find((one) => one.game === game)?.parts ?? [];
        return parts.find((part) => part.bots.includes(bot))?.percent ?? null;
    }

    async #ask(): Promise<void> {
        try {
            const config = await games.load();
            if (!config.preparing) return;
            this.missing = (await api.preparing(this.#chosen)).missing;
            if (this.missing.length === 0) games.prepared();
        } catch {
            // The server is away; it is asked again.
        }
        clearTimeout(this.#timer);
        if (games.config?.preparing !== false && this.#users > 0)
            this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    }
}

export const preparing = new Preparing();
