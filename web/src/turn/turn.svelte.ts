// The player's turn: choices are put together, taken back and sent as one step. "Done" takes what the
// hand has prepared, declines whatever is still possible but need not be done, and sends the turn; so a
// turn needs one Done, even if something is revealed on the way.
import type { LegalAction } from '../games/action';
import type { View } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { keep, load } from '../settings/stored';
import { Draft } from './draft.svelte';

/**
 * The action that declines everything further, if there is one among these: no more workers, the end of
 * the turn. `sent`: the choices before it were sent a moment ago, and something hidden came to light.
 */
export type Closing = (legal: LegalAction[], sent: boolean) => LegalAction | null;

/** What a game knows about the end of a turn. */
export interface Endings {
    closing?: Closing;
    /** Whether more can be done after something is revealed. */
    keeps?: (view: View) => boolean;
    /** Whether more can be chosen than is listed, by putting it before the last choice. */
    waits?: (view: View) => boolean;
}

/** Milliseconds between the last choice and the sending of a turn, for players without Done. */
export const GRACE = 1500;

export class Turn extends Draft {
    /** The turn is about to be sent automatically. */
    running = $state(false);
    #endings = $state.raw<Endings>({});
    /** What the hand has put together of several parts, such as a hand of five cards. */
    #offered = $state.raw<LegalAction | null>(null);
    /** Choices that are not sent automatically: this was stopped, or they are from an earlier visit. */
    #stays = $state<string | null>(null);
    /** The turn is to end when what was sent has been answered. */
    #goesOn = false;

    /** The game that is played here. */
    play({ closing, keeps, waits }: Endings): void {
        this.#endings = {
            ...(closing && { closing }),
            ...(keeps && { keeps }),
            ...(waits && { waits }),
        };
    }

    protected override get waits(): boolean {
        const view = this.position?.view;
        return !!view && !!this.#endings.waits?.(view);
    }

    override recall(): number[] {
        const kept = super.recall();
        if (kept.length > 0) this.stay(kept);
        return kept;
    }

    protected override change(choices: Draft['choices']): number {
        const count = super.change(choices);
        this.#offered = null;
        if (this.actions.join() !== this.#stays) this.#stays = null;
        return count;
    }

    /** Take back the last choice with everything that only followed from it, otherwise what was sent last. */
    undo(): void {
        const last = this.choices.findLastIndex((choice) => !choice.forced);
        if (last >= 0) this.change(this.choices.slice(0, last));
        else this.#rewind(this.head?.undo_to);
    }

    /** Take back every choice of the player, otherwise the part of the turn that was sent. */
    reset(): void {
        const first = this.choices.findIndex((choice) => !choice.forced);
        if (first >= 0) this.change(this.choices.slice(0, first));
        else this.#rewind(this.head?.reset_to);
    }

    get canUndo(): boolean {
        return this.free || (this.#rewinds && this.head?.undo_to != null);
    }

    get canReset(): boolean {
        return this.free || (this.#rewinds && this.head?.reset_to != null);
    }

    /** What was sent can be taken back only within the player's own turn. */
    get #rewinds(): boolean {
        return this.mine && this.connection.sending === null;
    }

    #rewind(to: number | null | undefined): void {
        if (to != null && this.at) this.connection.command({ type: 'undo', ...this.at, to });
    }

    /** What the hand has put together and Done would choose; null: nothing yet. */
    offer(action: LegalAction | null): void {
        this.#offered = action;
    }

    /** The choice that the hand offers, as long as it is allowed. */
    get #offer(): LegalAction | null {
        const { n } = this.#offered ?? {};
        return this.legal.find((action) => action.n === n) ?? null;
    }

    /** From the allowed choices; a lesson permits only the move of its step. */
    #close(sent: boolean): LegalAction | null {
        return this.#endings.closing?.(this.legal, sent) ?? null;
    }

    /** Whether the turn, or the choice being asked for, is complete. */
    get whole(): boolean {
        return !this.waiting && (this.stops !== null || this.#offer !== null);
    }

    /** Whether Done can be pressed. */
    get able(): boolean {
        if (!this.mine || this.waiting || this.connection.sending !== null) return false;
        return this.whole || this.#close(false) !== null;
    }

    /** Whether to warn that what comes to light cannot be taken back: once a game. */
    get warns(): boolean {
        return this.stops === 'reveals' && !load(this.#warned, false, 'sessionStorage');
    }

    get #warned(): string {
        return `warned.${this.connection.id}`;
    }

    /** Whether the turn can be kept open after a reveal: because a banner is left, for example. */
    get keepable(): boolean {
        const view = this.position?.view;
        return this.stops === 'reveals' && this.#ends && !!view && !!this.#endings.keeps?.(view);
    }

    /** Whether Done ends the turn after a reveal. */
    get #ends(): boolean {
        return !settings.now.pause && !this.leash;
    }

    /** `on`: the turn continues after a reveal. */
    async done(on = false): Promise<void> {
        if (!this.able) return;
        const offer = this.#offer;
        if (offer && this.stops === null) await this.choose(offer);
        let next = offer ? null : this.#close(false);
        while (next) {
            const before = this.actions.length;
            await this.choose(next);
            next = this.actions.length > before ? this.#close(false) : null;
        }
        if (this.stops === null) return;
        if (this.stops === 'reveals') keep(this.#warned, true, 'sessionStorage');
        this.#goesOn = this.stops === 'reveals' && !on && this.#ends;
        this.#send();
    }

    #send(): void {
        if (this.empty || this.waiting || !this.at) return;
        this.connection.command({ type: 'act', ...this.at, actions: this.actions });
    }

    /** Send a move that was written in notation. */
    say(line: string): void {
        if (this.at) this.connection.command({ type: 'say', ...this.at, line });
    }

    /** Send the turn in a moment if its last choice is made and that is wished for; returns how to stop. Another
        choice, one that is taken back and a hand that must be put together begin anew or wait for Done. */
    run(): () => void {
        const last = this.stops !== null && this.free && !this.leash;
        if (!settings.now.sends || !last || !this.able || this.actions.join() === this.#stays)
            return () => {};
        const timer = setTimeout(() => void this.done(), GRACE);
        this.running = true;
        return () => {
            clearTimeout(timer);
            this.running = false;
        };
    }

    /** These choices wait for Done; without a list those made so far. */
    stay(actions: number[] = this.actions): void {
        this.#stays = actions.join();
    }

    /** The reply has arrived: the rest of the turn is declined, if that was requested. */
    async arrived(): Promise<void> {
        if (!this.#goesOn || this.connection.sending !== null) return;
        this.#goesOn = false;
        const last = this.mine ? this.#close(true) : null;
        if (!last) return;
        await this.choose(last);
        if (this.stops !== null) this.#send();
    }
}
