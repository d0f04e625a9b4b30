// A lesson at a table: it lets through only the move of its step, and remembers what was read.
import type { LegalAction, LessonInfo } from '../protocol/messages';
import type { Leash } from '../state/draft.svelte';
import { keep, load } from '../state/stored';
import type { Table } from '../state/table.svelte';
import { t } from '../state/words.svelte';
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
    /** An earlier step that is read again, as long as the lesson stands where it stood then. */
    #again = $state.raw<{ at: number; step: number } | null>(null);

    constructor(
        readonly table: Table,
        readonly lesson: LessonInfo,
    ) {
        const kept = load<Record<string, Kept>>('lessons', {})[table.id];
        if (kept) [this.#read, this.#left] = [kept.read, kept.left];
    }

    get now(): Standing {
        const { draft, head } = this.table;
        const ply = head?.ply ?? 0;
        // What the last choice leads to may not be known yet: whether it ends the turn, for one.
        const drafted = draft.actions.length - (draft.waiting ? 1 : 0);
        return standingOf(this.lesson, { ply, drafted, stops: draft.stops, read: this.#read });
    }

    /** The step whose words are shown: another than the present one while it is read again. */
    get shown(): number {
        const { step } = this.now;
        return this.#again?.at === step ? this.#again.step : step;
    }

    get left(): boolean {
        return this.#left;
    }

    /** Whether the game is still that of the lesson, and not at its end. */
    get follows(): boolean {
        return this.table.head?.lesson === 'on' && this.table.playing && this.now.stage !== 'end';
    }

    /** Whether the lesson says what is to be done. */
    get leads(): boolean {
        return !this.#left && this.follows;
    }

    allows(action: LegalAction): boolean {
        return !this.leads || action.text === moveOf(this.lesson, this.now);
    }

    refuse(): void {
        const text = t('lesson-otherwise');
        this.table.tell({ clause: null, text: { en: text, fr: text, de: text } });
    }

    /** One step back or on among those that were seen; on from the present one if it is only read. */
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
        const others = Object.entries(load<Record<string, Kept>>('lessons', {}));
        const rest = others.filter(([id]) => id !== this.table.id).slice(1 - MOST);
        const mine: Kept = { read: this.#read, left: this.#left };
        keep('lessons', Object.fromEntries([...rest, [this.table.id, mine]]));
    }
}
