// A lesson at a table: it permits only the move of its step, and remembers what was read.
import type { LegalAction } from '../games/action';
import type { LessonInfo, Texts } from '../protocol/messages';
import type { Leash } from '../turn/draft.svelte';
import { keepFor, loadFor } from '../settings/stored';
import type { Table } from '../table/table.svelte';
import { asTexts, t } from '../text/words.svelte';
import { moveOf, standingOf, type Standing } from './standing';

interface Kept {
    read: number;
    left: boolean;
}

const MOST = 20;

export class Guide implements Leash {
    /** The last step that was only read. */
    #read = $state(-1);
    /** The learner plays on without the lesson. */
    #left = $state(false);
    /** An earlier step being read again, as long as the lesson is still at the same point. */
    #again = $state.raw<{ at: number; step: number } | null>(null);

    /** What was tried at the current step instead of its move, and the response to the last attempt. */
    #tried = $state.raw<{ step: number; moves: string[]; text: Texts } | null>(null);

    constructor(
        readonly table: Table,
        readonly lesson: LessonInfo,
    ) {
        const kept = loadFor<Kept>('lessons', table.id);
        if (kept) [this.#read, this.#left] = [kept.read, kept.left];
    }

    get now(): Standing {
        const { turn, head } = this.table;
        const ply = head?.ply ?? 0;
        // What the last choice leads to may not be known yet: whether it ends the turn, for one.
        const drafted = turn.actions.length - (turn.waiting ? 1 : 0);
        return standingOf(this.lesson, { ply, drafted, stops: turn.stops, read: this.#read });
    }

    /** The step whose words are shown: another than the present one while it is read again. */
    get shown(): number {
        const { step } = this.now;
        return this.#again?.at === step ? this.#again.step : step;
    }

    get left(): boolean {
        return this.#left;
    }

    /** Whether the game still follows the lesson and is not over. */
    get follows(): boolean {
        return this.table.head?.lesson === 'on' && this.table.playing && this.now.stage !== 'end';
    }

    /** Whether the lesson says what to do. */
    get leads(): boolean {
        return !this.#left && this.follows;
    }

    allows(action: LegalAction): boolean {
        if (!this.leads) return true;
        return action.text === moveOf(this.lesson, this.now) || this.#tryOf(action) !== undefined;
    }

    /** The lesson's comment on the last choice that did not advance it; null: none. */
    get answer(): Texts | null {
        return this.#tried?.step === this.now.step ? this.#tried.text : null;
    }

    answers(action: LegalAction): boolean {
        const found = this.leads ? this.#tryOf(action) : undefined;
        if (!found) return false;
        const { step } = this.now;
        const before = this.#tried?.step === step ? this.#tried.moves : [];
        this.#tried = { step, moves: [...before, found.move], text: found.text };
        return true;
    }

    /** Another choice that is open at the last move of the step; each is answered once. */
    #tryOf(action: LegalAction) {
        const { step, stage, done } = this.now;
        const { moves, tries } = this.lesson.steps[step]!;
        if (stage !== 'do' || done !== moves.length - 1) return undefined;
        const answered = this.#tried?.step === step ? this.#tried.moves : [];
        return tries.find(({ move }) => move === action.text && !answered.includes(move));
    }

    refuse(): void {
        this.table.tell({ clause: null, text: asTexts(t('lesson-otherwise')) });
    }

    /** One step back or on among those already seen; on from the current one if it only has text. */
    turn(by: 1 | -1): void {
        const { step, stage } = this.now;
        const wanted = this.shown + by;
        if (wanted > step && stage === 'read') {
            this.#read = step;
            this.#keep();
        }
        this.#again = wanted >= 0 && wanted < step ? { at: step, step: wanted } : null;
    }

    leave(left = true): void {
        this.#left = left;
        this.#again = null;
        this.#keep();
    }

    #keep(): void {
        const mine: Kept = { read: this.#read, left: this.#left };
        keepFor('lessons', this.table.id, mine, MOST);
    }
}
