// What lists of actions would do at a position, and the shadow of a choice not made yet: what the
// hovered or focused action would do.
import type { LegalAction } from '../games/action';
import type { PreviewResult } from '../engine-host/results';
import type { Choices } from '../engine-host/interpreter';

/** Milliseconds; long enough that a pointer on its way over the board asks nothing. */
const WAIT = 90;

/** Tells where choices lead. */
export interface Tries {
    preview: (choices: Choices) => Promise<PreviewResult>;
}

/** Previews at one position of a seat; each list of actions is asked for once. */
export class Previews {
    #at: { ply: number; seat: number } | null = null;
    #known = new Map<string, Promise<PreviewResult>>();

    constructor(readonly tries: Tries) {}

    /** Begin at another position; null where nobody may ask. */
    begin(at: { ply: number; seat: number } | null): void {
        this.#at = at;
        this.#known.clear();
    }

    async ask(actions: number[]): Promise<PreviewResult> {
        if (!this.#at) throw new Error('nobody is to act');
        const name = actions.join(' ');
        const known = this.#known.get(name);
        if (known) return known;
        const preview = this.tries.preview({ ...this.#at, actions });
        this.#known.set(name, preview);
        preview.catch(() => this.#known.delete(name));
        return preview;
    }
}

export class Ghost {
    shown = $state.raw<{ action: LegalAction; result: PreviewResult } | null>(null);
    /** The choices whose ghost is wanted, as text. */
    #name = '';
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly previews: Previews) {}

    /** Show in a moment what the last one of these actions would do; null: nothing. */
    hover(action: LegalAction | null, actions: number[]): void {
        const name = actions.join(' ');
        if (name === this.#name) return;
        this.#name = name;
        clearTimeout(this.#timer);
        this.shown = null;
        if (action) this.#timer = setTimeout(() => void this.#show(action, actions), WAIT);
    }

    async #show(action: LegalAction, actions: number[]): Promise<void> {
        const result = await this.previews.ask(actions).catch(() => null);
        const still = this.#name === actions.join(' ');
        if (result && !result.refused && still) this.shown = { action, result };
    }
}
