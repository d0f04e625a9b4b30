// What an answer to a mistake means for when it is asked again. The scheduler is loaded with the first one.
import { keepAll, kept } from '../archive';
import { cardId } from './collection';
import type { Outcome } from './schedule';

export class Recall {
    /** When the mistake that was answered last is asked again. */
    due = $state.raw<Date | null>(null);
    #answered = new Set<string>();

    /** The first answer of a visit counts; one before its day only if the solution was shown. */
    async answer(table: string, ply: number, outcome: Outcome, now = new Date()): Promise<void> {
        const id = cardId(table, ply);
        if (this.#answered.has(id)) return;
        this.#answered.add(id);
        const [{ answered }, before] = await Promise.all([import('./schedule'), kept('cards', id)]);
        const isEarly = before !== undefined && new Date(before.card.due) > now;
        const after = isEarly && outcome !== 'missed' ? before : answered(id, before, outcome, now);
        await keepAll('cards', [after]);
        this.due = new Date(after.card.due);
    }
}
