// Whether the server can be reached, as the last request found it; a broken line is tried again.
import { fileAt } from '../place';
import { version } from './version.svelte';

const PATIENCE_MS = 4000;

class Line {
    broken = $state(false);
    /** Counts reconnections: whatever could not be loaded is then loaded again. */
    mended = $state(0);
    #timer: ReturnType<typeof setTimeout> | null = null;

    /** A request got an answer, or none. */
    heard(answered: boolean): void {
        if (answered && this.broken) {
            this.broken = false;
            this.mended += 1;
            void version.check();
        } else if (!answered && !this.broken) {
            this.broken = true;
            this.#later();
        }
    }

    /** Check whether the server is back. */
    async try(): Promise<void> {
        if (this.#timer) clearTimeout(this.#timer);
        this.#timer = null;
        try {
            const { ok } = await fetch(fileAt('/health'), { cache: 'no-store' });
            if (ok) this.heard(true);
            else this.#later();
        } catch {
            this.#later();
        }
    }

    #later(): void {
        this.#timer = setTimeout(() => void this.try(), PATIENCE_MS);
    }
}

export const line = new Line();
if (typeof window !== 'undefined')
    window.addEventListener('online', () => line.broken && void line.try());
