// A lesson lets one move through, remembers what was read, and can be left.
import { describe, expect, it, vi } from 'vitest';
import type { LegalAction } from '../games/action';
import type { LessonInfo, TableHead } from '../protocol/messages';
import type { Table } from '../table/table.svelte';
import { Guide } from './guide.svelte';

const text = { en: 'Look.', fr: 'Regardez.', de: 'Schauen Sie.' };
const tried = { en: 'Not so.', fr: 'Pas ainsi.', de: 'Nicht so.' };
const step = (ply: number, ...moves: string[]) => ({
    ...{ text, clauses: [], ply, moves },
    tries: moves.map((move) => ({ move: `other ${move}`, text: tried })),
});
const LESSON: LessonInfo = {
    game: 'chess',
    secret: '',
    options: {},
    script: [],
    seats: 2,
    learner: 0,
    plies: 3,
    steps: [step(0), step(0, 'a', 'b'), step(2, 'c'), step(3)],
};
const move = (name: string): LegalAction => ({ n: 1, text: name, verb: name, parts: [] });

function tableAt(ply: number, lesson: TableHead['lesson'] = 'on', playing = true) {
    const tell = vi.fn();
    const turn = { actions: [] as number[], stops: null as string | null, waiting: false };
    const table = { id: 't1', head: { ply, lesson }, turn, playing, tell };
    return { table: table as unknown as Table, turn, tell };
}

const guideAt = (...place: Parameters<typeof tableAt>) =>
    new Guide(tableAt(...place).table, LESSON);

describe('a guide', () => {
    it('lets nothing through while there is something to read', () => {
        const guide = guideAt(0);
        expect([guide.now.stage, guide.allows(move('a'))]).toEqual(['read', false]);
    });

    it('lets through the move of its step only', () => {
        const guide = guideAt(0);
        guide.turn(1);
        expect(guide.now.stage).toBe('do');
        expect([guide.allows(move('a')), guide.allows(move('b'))]).toEqual([true, false]);
        expect(guide.allows(move('other a'))).toBe(false); // another one follows in this step
    });

    it('answers another choice at the last move of a step, once, and stays where it is', () => {
        const guide = guideAt(2);
        expect([guide.allows(move('other c')), guide.answer]).toEqual([true, null]);
        expect([guide.answers(move('c')), guide.answers(move('x'))]).toEqual([false, false]);
        expect(guide.answers(move('other c'))).toBe(true);
        expect([guide.answer, guide.now.stage]).toEqual([tried, 'do']);
        expect([guide.allows(move('other c')), guide.allows(move('c'))]).toEqual([false, true]);
        guide.leave();
        expect(guide.answers(move('other c'))).toBe(false);
    });

    it('does not go on before it is known what a choice leads to', () => {
        const { table, turn } = tableAt(2);
        const guide = new Guide(table, LESSON);
        [turn.actions, turn.waiting] = [[1], true];
        expect(guide.now.stage).toBe('do');
        [turn.stops, turn.waiting] = ['turn', false];
        expect(guide.now.stage).toBe('send');
    });

    it('remembers what was read, for its table', () => {
        guideAt(0).turn(1);
        expect(guideAt(0).now.stage).toBe('do');
        const { table } = tableAt(0);
        expect(new Guide({ ...table, id: 't2' } as Table, LESSON).now.stage).toBe('read');
    });

    it('can be left, also for the next visit, and taken up again', () => {
        guideAt(2).leave();
        const guide = guideAt(2);
        expect([guide.left, guide.leads, guide.allows(move('x'))]).toEqual([true, false, true]);
        guide.leave(false);
        expect(guide.allows(move('x'))).toBe(false);
    });

    it('lets everything through where the game has left the lesson, ended, or gone past it', () => {
        for (const guide of [guideAt(1, 'left'), guideAt(1, 'on', false), guideAt(3)])
            expect([guide.follows, guide.allows(move('x'))]).toEqual([false, true]);
    });

    it('shows an earlier step until the lesson goes on', () => {
        const { table } = tableAt(2);
        const guide = new Guide(table, LESSON);
        guide.turn(-1);
        expect([guide.shown, guide.now.step]).toEqual([1, 2]);
        guide.turn(-1);
        guide.turn(-1);
        expect(guide.shown).toBe(2); // before the first one there is nothing: back to now
        guide.turn(-1);
        guide.turn(1);
        expect([guide.shown, guide.now.stage]).toEqual([2, 'do']);
        guide.turn(1); // a move cannot be skipped
        expect([guide.shown, guide.now.step]).toEqual([2, 2]);
    });

    it('says that something else is to be done', () => {
        const { table, tell } = tableAt(2);
        new Guide(table, LESSON).refuse();
        expect(tell).toHaveBeenCalledOnce();
    });
});
