// A mistake of a finished game tried again: the turn is put together as at the table, from what the seat knew then,
// and judged at once in the worlds of its verdict.
import type { MovePart, Tried } from '../../../engine/review/document';
import type { Host } from '../../engine-host/host';
import type { Reason } from '../../engine-host/results';
import type { GamePieces } from '../../games/contract';
import type { Command } from '../../net/connection.svelte';
import type { TableHead } from '../../protocol/messages';
import { Turn } from '../../turn/turn.svelte';
import type { Moment } from './moment';
import type { Outcome } from './schedule';

const POINT = 10_000; // millionths of a win

export class Learning {
    move = $state.raw<MovePart | null>(null);
    moment = $state.raw<Moment | null>(null);
    /** What was tried last, and what it is worth; null: nothing yet. */
    tried = $state.raw<{ actions: number[]; found: Tried } | null>(null);
    failed = $state(false);
    /** How many hints have been given: at two the solution is next. */
    hints = $state(0);
    isShown = $state(false);
    /** How many turns have been judged. */
    tries = $state(0);
    refusal = $state.raw<Reason | null>(null);
    /** The turn that is being judged. */
    sending = $state<string | null>(null);
    readonly turn: Turn;
    #asked = 0;

    /** thinker: has begun the review of the game. */
    constructor(
        readonly id: string,
        readonly thinker: () => Host | null,
    ) {
        this.turn = new Turn(this, {
            preview: ({ ply, actions }) => {
                const { seat, start, host, readerOf } = this.moment!;
                return host.preview(start.seen, ply, actions, readerOf(seat));
            },
        });
    }

    begin(head: TableHead, pieces: GamePieces, move: MovePart, moment: Moment): void {
        this.#asked += 1;
        [this.move, this.moment, this.tried] = [move, moment, null];
        [this.hints, this.tries, this.isShown] = [0, 0, false];
        [this.refusal, this.sending] = [null, null];
        this.turn.play(pieces);
        const then = { status: 'playing', turn: move.seat, ply: move.ply } as const;
        const here: TableHead = { ...head, ...then, undo_to: null, reset_to: null };
        this.turn.show(here, move.seat, null);
        this.turn.show(here, move.seat, moment.shown.position);
    }

    /** The turn is put together: judge it. */
    command(command: Command): void {
        if (command.type === 'act') void this.#judge(command.actions);
    }

    tell(reason: Reason): void {
        this.refusal = reason;
    }

    dismiss(): void {
        this.refusal = null;
    }

    async #judge(actions: number[]): Promise<void> {
        const [asked, { move }] = [this.#asked, this];
        [this.sending, this.failed] = ['judged', false];
        try {
            const found = await this.thinker()!.ask<Tried | null>('reviewTry', move, actions);
            if (asked !== this.#asked) return;
            this.tries += 1;
            this.tried = found && { actions, found };
        } catch {
            this.failed ||= asked === this.#asked;
        } finally {
            if (asked === this.#asked) this.sending = null;
        }
    }

    /** How it went: null until a turn is as good as the best, or the solution is shown. */
    get outcome(): Outcome | null {
        if (this.isShown) return 'missed';
        if (!this.tried?.found.isSolved) return null;
        return this.tries === 1 && this.hints === 0 ? 'found' : 'helped';
    }

    again(): void {
        this.tried = null;
        this.turn.reset();
    }

    /** Whole points of a hundred: what was to be had, and what the last try finds of it. */
    get points(): { all: number; found: number } {
        const all = Math.max(1, Math.round((this.move?.loss[0] ?? 0) / POINT));
        if (!this.tried) return { all, found: 0 };
        const { gain, isSolved } = this.tried.found;
        const found = Math.max(0, Math.min(all, Math.round(gain[0] / POINT)));
        return { all, found: isSolved ? all : Math.min(found, all - 1) };
    }
}
