// The point a lesson has reached follows from the ply, the unsent choices and the steps read.
import { describe, expect, it } from 'vitest';
import type { LessonInfo } from '../protocol/messages';
import { moveOf, standingOf, type Played } from './standing';
import { wayTo } from './reveal';

const text = { en: 'Look.', fr: 'Regardez.', de: 'Schauen Sie.' };
const step = (ply: number, ...moves: string[]) => ({
    ...{ text, clauses: [], ply, moves },
    tries: [],
});

/** Read; two moves and two replies; one move; read; one move; read. */
const LESSON: LessonInfo = {
    game: 'chess',
    secret: '',
    options: {},
    script: [],
    seats: 2,
    learner: 0,
    plies: 6,
    steps: [step(0), step(0, 'a', 'b'), step(4, 'c'), step(5), step(5, 'd'), step(6)],
};

function at(ply: number, more: Partial<Played> = {}) {
    return standingOf(LESSON, { ply, drafted: 0, stops: null, read: -1, ...more });
}

describe('where a lesson stands', () => {
    it('begins with words, and asks for a move when they were read', () => {
        expect(at(0)).toEqual({ step: 0, stage: 'read', done: 0 });
        expect(at(0, { read: 0 })).toEqual({ step: 1, stage: 'do', done: 0 });
    });

    it('counts choices that are not sent', () => {
        const now = at(0, { read: 0, drafted: 1 });
        expect(now).toEqual({ step: 1, stage: 'do', done: 1 });
        expect(moveOf(LESSON, now)).toBe('b');
    });

    it('asks to send what is complete, and stays with its step meanwhile', () => {
        const now = at(0, { read: 0, drafted: 2, stops: 'turn' });
        expect(now).toEqual({ step: 1, stage: 'send', done: 2 });
        expect(moveOf(LESSON, now)).toBeNull();
    });

    it('goes on inside a draft where nothing stops it', () => {
        expect(at(4, { drafted: 1 })).toEqual({ step: 3, stage: 'read', done: 0 });
        expect(at(4, { drafted: 1, read: 3 })).toEqual({ step: 4, stage: 'do', done: 0 });
    });

    it('waits for the others to answer', () => {
        expect(at(2)).toEqual({ step: 1, stage: 'wait', done: 0 });
        expect(at(3)).toEqual({ step: 1, stage: 'wait', done: 0 });
        expect(at(4)).toEqual({ step: 2, stage: 'do', done: 0 });
    });

    it('takes words for read when the game has gone past them', () => {
        expect(at(1).step).toBe(1);
        expect(at(4).step).toBe(2);
    });

    it('goes back with what is taken back', () => {
        expect(at(0, { read: 3 })).toEqual({ step: 1, stage: 'do', done: 0 });
    });

    it('ends after the last move, whatever is played then', () => {
        for (const ply of [6, 7, 40]) expect(at(ply)).toMatchObject({ step: 5, stage: 'end' });
        expect(moveOf(LESSON, at(6))).toBeNull();
    });

    it('has all of its last words read before it ends', () => {
        const longer = { ...LESSON, steps: [...LESSON.steps, step(6)] };
        const then = (read: number, ply = 6) =>
            standingOf(longer, { ply, drafted: 0, stops: null, read });
        expect(then(-1)).toEqual({ step: 5, stage: 'read', done: 0 });
        expect(then(5)).toEqual({ step: 6, stage: 'end', done: 0 });
        expect(then(-1, 7)).toEqual({ step: 6, stage: 'end', done: 0 });
    });

    it('stays at its end while more is chosen, and does not ask to send it', () => {
        for (const ply of [6, 7])
            expect(at(ply, { drafted: 2, stops: 'turn' })).toEqual({
                step: 5,
                stage: 'end',
                done: 0,
            });
        expect(at(5, { drafted: 1, stops: 'turn' }).stage).toBe('send');
    });
});

describe('the way to what is lit', () => {
    const free = { top: 50, bottom: 300 };

    it('is none where it can be seen', () => {
        expect(wayTo(60, 100, free)).toBe(0);
        expect(wayTo(50, 300, free)).toBe(0);
    });

    it('brings it into the middle of what is free', () => {
        expect(wayTo(400, 440, free)).toBe(245);
        expect(wayTo(0, 30, free)).toBe(-160);
    });
});
