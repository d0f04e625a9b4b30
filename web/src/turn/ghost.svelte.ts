// The shadow of a choice not made yet: what the hovered or focused action would do.
import type { LegalAction } from '../games/action';
import type { PreviewResult } from '../protocol/messages';
import type { Draft } from './draft.svelte';

/** Long enough that a pointer on its way over the board asks nothing. */
const WAIT = 90;

export class Ghost {
    shown = $state.raw<{ action: LegalAction; result: PreviewResult } | null>(null);
    /** The choices whose ghost is wanted, as text. */
    #name = '';
    #timer: ReturnType<typeof setTimeout> | null = null;

    constructor(
        readonly draft: Draft,
        readonly wait: number = WAIT,
    ) {}

    /** `draft`: the choices of another draft that the action is part of, in place of the present one. */
    hover(action: LegalAction | null, draft?: LegalAction[]): void {
        const all = draft?.map(({ n }) => n) ?? (action ? [...this.draft.actions, action.n] : []);
        const name = all.join(' ');
        if (name === this.#name) return;
        this.#name = name;
        if (this.#timer) clearTimeout(this.#timer);
        this.shown = null;
        if (action) this.#timer = setTimeout(() => void this.#ask(action, all), this.wait);
    }

    async #ask(action: LegalAction, all: number[]): Promise<void> {
        const result = await this.draft.ask(all).catch(() => null);
        const still = this.#name === all.join(' ');
        if (result && !result.refused && still) this.shown = { action, result };
    }
}
