// "Done": it takes the choices prepared in the hand, declines whatever is still possible but need not
// be done, and sends the turn. So a turn needs one Done, even if something is revealed on the way.
import type { LegalAction } from '../games/action';
import type { View } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import type { Table } from '../table/table.svelte';

/**
 * The action that declines everything further, if there is one among these: no more workers, the end of
 * the turn. `sent`: the choices before it were sent a moment ago, and something hidden came to light.
 */
export type Closing = (legal: LegalAction[], sent: boolean) => LegalAction | null;

/** Milliseconds between the last choice and the sending of a turn, for players without Done. */
export const GRACE = 1500;

export class Finish {
    /** What the hand has put together of several parts, such as a hand of five cards. */
    offered = $state.raw<LegalAction | null>(null);
    /** Told by the game's pieces. */
    closing = $state.raw<Closing>(() => null);
    /** Set by the game's pieces: whether more can be done after something is revealed. */
    keeps = $state.raw<(view: View) => boolean>(() => false);
    /** The turn is about to be sent automatically. */
    running = $state(false);
    /** Choices that are not sent automatically: this was stopped, or they are from an earlier visit. */
    #stays = $state<string | null>(null);
    /** The turn is to end when what was sent has been answered. */
    #goesOn = false;

    constructor(readonly table: Table) {}

    /** Whether the turn, or the choice being asked for, is complete. */
    get whole(): boolean {
        const { draft } = this.table;
        return !draft.waiting && (draft.stops !== null || this.#offer !== null);
    }

    /** Whether Done can be pressed. */
    get able(): boolean {
        const { draft, sending, myTurn } = this.table;
        if (!myTurn || draft.waiting || sending !== null) return false;
        return this.whole || this.#close(false) !== null;
    }

    /** Whether Done gives up something that could still be done. */
    get declines(): boolean {
        return this.able && !this.whole;
    }

    /** The choice that the hand offers, as long as it is allowed. */
    get #offer(): LegalAction | null {
        const { n } = this.offered ?? {};
        return this.table.draft.legal.find((action) => action.n === n) ?? null;
    }

    /** From the allowed choices; a lesson permits only the move of its step. */
    #close(sent: boolean): LegalAction | null {
        return this.closing(this.table.draft.legal, sent);
    }

    /** Whether the turn can be kept open after a reveal: because a banner is left, for example. */
    get keepable(): boolean {
        const { draft } = this.table;
        const view = draft.position?.view;
        return draft.stops === 'reveals' && this.#ends && !!view && this.keeps(view);
    }

    /** Whether Done ends the turn after a reveal. */
    get #ends(): boolean {
        return !settings.now.pause && !this.table.draft.leash?.leads;
    }

    /** `on`: the turn continues after a reveal. */
    async done(on = false): Promise<void> {
        if (!this.able) return;
        const { draft } = this.table;
        const offer = this.#offer;
        if (offer && draft.stops === null) await draft.choose(offer);
        let next = offer ? null : this.#close(false);
        while (next) {
            const before = draft.actions.length;
            await draft.choose(next);
            next = draft.actions.length > before ? this.#close(false) : null;
        }
        if (draft.stops === null) return;
        this.#goesOn = draft.stops === 'reveals' && !on && this.#ends;
        this.table.send();
    }

    /** Send the turn in a moment if its last choice is made and that is wished for; returns how to stop. Another
        choice, one that is taken back and a hand that must be put together begin anew or wait for Done. */
    run(): () => void {
        const { draft } = this.table;
        const last = draft.stops !== null && draft.free && !draft.leash?.leads;
        if (!settings.now.sends || !last || !this.able || draft.actions.join() === this.#stays)
            return () => {};
        const timer = setTimeout(() => void this.done(), GRACE);
        this.running = true;
        return () => {
            clearTimeout(timer);
            this.running = false;
        };
    }

    /** These choices wait for Done; without a list those made so far. */
    stay(actions: number[] = this.table.draft.actions): void {
        this.#stays = actions.join();
    }

    /** Another choice was made or taken back. */
    changed(): void {
        this.offered = null;
        if (this.table.draft.actions.join() !== this.#stays) this.#stays = null;
    }

    /** The reply has arrived: the rest of the turn is declined, if that was requested. */
    arrived(): void {
        if (!this.#goesOn || this.table.sending !== null) return;
        this.#goesOn = false;
        if (this.table.myTurn && this.#close(true)) void this.#end();
    }

    async #end(): Promise<void> {
        const { draft } = this.table;
        const last = this.#close(true);
        if (last) await draft.choose(last);
        if (draft.stops !== null) this.table.send();
    }
}
