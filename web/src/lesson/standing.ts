// The point a lesson has reached: which step, and what it waits for. Everything follows from the ply, the
// choices not yet sent and how far was read, so it is the same after a reload.
import type { PreviewResult } from '../engine-host/results';
import type { LessonInfo } from '../protocol/messages';

/** read: only words; do: a move of the learner; send: the choices are to be sent; wait: the others
    answer; end: after the last move. */
export type Stage = 'read' | 'do' | 'send' | 'wait' | 'end';

export interface Standing {
    step: number;
    stage: Stage;
    /** How many moves of the step are chosen already. */
    done: number;
}

export interface Played {
    /** The ply of the table. */
    ply: number;
    /** The number of choices not yet sent, and why no more can be added. */
    drafted: number;
    stops: PreviewResult['stops'];
    /** The last step without moves that was read; -1 for none. */
    read: number;
}

export function standingOf({ steps, plies }: LessonInfo, played: Played): Standing {
    const ply = played.ply + played.drafted;
    // The lesson is over and the game continues: later choices are not part of it.
    if (played.ply >= plies && ply > plies) {
        return { step: steps.length - 1, stage: 'end', done: 0 };
    }
    const found = steps.findIndex(({ moves, ply: first }, i) =>
        moves.length > 0 ? ply < first + moves.length : i > played.read && ply <= first,
    );
    const step = found < 0 ? steps.length - 1 : found;
    const { ply: first, moves } = steps[step]!;
    if (played.drafted > 0 && played.stops !== null) {
        const last = steps.findLastIndex((one) => one.moves.length > 0 && one.ply < ply);
        return { step: last, stage: 'send', done: steps[last]?.moves.length ?? 0 };
    }
    if (ply < first) return { step: step - 1, stage: 'wait', done: 0 };
    if (moves.length > 0 && found >= 0) return { step, stage: 'do', done: ply - first };
    const isLast = ply >= plies && step === steps.length - 1;
    return { step, stage: isLast ? 'end' : 'read', done: 0 };
}

/** The move to be made next, in notation; null while there is none. */
export function moveOf({ steps }: LessonInfo, { step, stage, done }: Standing): string | null {
    return stage === 'do' ? (steps[step]?.moves[done] ?? null) : null;
}
