// The shadow of a choice not made yet: what the hovered or focused action would do.
import type { LegalAction, PreviewResult } from '../protocol/messages';
import type { Draft } from './draft.svelte';

/** Long enough that a pointer on its way over the board asks nothing. */
const WAIT = 90;

export class Ghost {
    shown = $state.raw<{ action: LegalAction; result: PreviewResult } | null>(null);
    #over: LegalAction | null = null;
    #timer: ReturnType<typeof setTimeout> | null = null;

    constructor(
        readonly draft: Draft,
        readonly wait: number = WAIT,
    ) {}

    hover(action: LegalAction | null): void {
        if (action?.n === this.#over?.n) return;
        this.#over = action;
        if (this.#timer) clearTimeout(this.#timer);
        this.shown = null;
        if (action) this.#timer = setTimeout(() => void this.#ask(action), this.wait);
    }

    async #ask(action: LegalAction): Promise<void> {
        const result = await this.draft.ask([...this.draft.actions, action.n]).catch(() => null);
        if (result && !result.refused && this.#over?.n === action.n)
            this.shown = { action, result };
    }
}
