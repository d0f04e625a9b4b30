import { describe, expect, it, vi } from 'vitest';
import type { PreviewResult } from '../engine-host/results';
import { games } from '../games/games.svelte';
import type { GameDetail, Position } from '../protocol/messages';
import { action, head, turnOver } from '../table/far-end';

function position(ply: number, legal: number[], turn = 0): Position {
    return { ply, view: { ply }, phase: 'must', turn, question: null, legal, scores: [0, 0] };
}

/** After n the actions 10n and 10n + 1 are legal; 9 ends the turn, 8 reveals, 7 is refused. */
function server(actions: number[]): PreviewResult {
    const last = actions.at(-1) ?? 0;
    const next = position(actions.length, [last * 10, last * 10 + 1]);
    const told: PreviewResult = {
        position: next,
        happened: [],
        stops: null,
        refused: null,
    };
    const text = { en: 'no', fr: 'non', de: 'nein' };
    if (last === 7) return { ...told, position: null, refused: { clause: 'ARK-T.1', text } };
    if (last === 8) return { ...told, position: null, stops: 'reveals' };
    if (last === 9) return { ...told, stops: 'turn' };
    return told;
}

const answer = (actions: number[]) => Promise.resolve(server(actions));

function begun(preview: typeof answer = answer) {
    const { turn: made, connection, asked } = turnOver(preview);
    const show = (at: Position, seat = 0) => made.show(head(at.ply), seat, at);
    show(position(0, [1, 2, 7, 8, 9]));
    return { made, show, connection, asked };
}

describe('the draft of a turn', () => {
    it('offers what is legal after the choices made so far', async () => {
        const { made } = begun();
        await made.choose(action(1));
        expect(made.actions).toEqual([1]);
        expect(made.legal.map(({ n }) => n)).toEqual([10, 11]);
        expect(made.position?.ply).toBe(1);
    });

    it('takes the last choice back without asking anybody', async () => {
        const { made, asked } = begun();
        await made.choose(action(1));
        await made.choose(action(10));
        made.undo();
        expect(made.actions).toEqual([1]);
        expect(made.legal.map(({ n }) => n)).toEqual([10, 11]);
        made.reset();
        expect(made.legal.map(({ n }) => n)).toEqual([1, 2, 7, 8, 9]);
        expect(asked).toHaveBeenCalledTimes(2);
    });

    it('asks for the same choices once', async () => {
        const { made, asked } = begun();
        await made.ask([1]);
        await made.choose(action(1));
        expect(asked).toHaveBeenCalledTimes(1);
    });

    it('ends where the turn passes or something is revealed', async () => {
        const { made } = begun();
        await made.choose(action(8));
        expect(made.stops).toBe('reveals');
        expect(made.legal).toEqual([]);
        expect(made.position?.ply).toBe(0);
        made.undo();
        await made.choose(action(9));
        expect(made.stops).toBe('turn');
    });

    it('drops a refused choice and says why', async () => {
        const { made, connection } = begun();
        await made.choose(action(7));
        expect(made.empty).toBe(true);
        expect(connection.tell.mock.calls[0]?.[0].clause).toBe('ARK-T.1');
    });

    it('takes nothing that is not legal, and one choice at a time', async () => {
        const { made } = begun();
        await made.choose(action(3));
        expect(made.empty).toBe(true);
        void made.choose(action(1));
        await made.choose(action(2));
        expect(made.actions).toEqual([1]);
    });

    it('does not show the answer to a choice taken back meanwhile', async () => {
        const { made } = begun();
        const asked = made.choose(action(1));
        made.undo();
        await asked;
        expect(made.empty).toBe(true);
        expect(made.position?.ply).toBe(0);
    });

    it('stays when the same position comes again and goes with another one', async () => {
        const { made, show } = begun();
        await made.choose(action(1));
        show(position(0, [1, 2]));
        expect(made.actions).toEqual([1]);
        show(position(5, [1, 2]));
        expect(made.empty).toBe(true);
    });

    it('goes with other eyes', async () => {
        const { made, show } = begun();
        await made.choose(action(1));
        show(position(0, [1, 2]), 1);
        expect(made.empty).toBe(true);
    });

    it('puts other choices in its place, as far as they are legal', async () => {
        const { made } = begun();
        await made.choose(action(2));
        await made.redraft([1, 10, 55]);
        expect(made.actions).toEqual([1, 10]);
        expect(made.legal.map(({ n }) => n)).toEqual([100, 101]);
    });

    it('offers and takes only what a leash lets through', async () => {
        const { made } = begun();
        const said: number[] = [];
        const release = made.follow({
            leads: true,
            allows: ({ n }) => n % 10 === 1,
            refuse: () => {},
            answers: ({ n }) => n === 11 && said.push(n) > 0,
        });
        expect(made.legal.map(({ n }) => n)).toEqual([1]);
        await made.choose(action(2));
        expect(made.empty).toBe(true);
        await made.choose(action(1));
        expect(made.legal.map(({ n }) => n)).toEqual([11]);
        await made.choose(action(11));
        expect([said, made.actions]).toEqual([[11], [1]]);
        release();
        expect(made.legal.map(({ n }) => n)).toEqual([10, 11]);
    });

    it('asks nobody about what has one outcome, and takes it back with what led to it', async () => {
        const { made, show } = begun((actions) => {
            const told = server(actions);
            const only = actions.length === 1 ? position(1, [20]) : told.position;
            return Promise.resolve({ ...told, position: only });
        });
        expect(made.empty).toBe(true);
        await made.choose(action(2));
        expect(made.actions).toEqual([2, 20]);
        expect(made.legal.map(({ n }) => n)).toEqual([200, 201]);
        made.undo();
        expect(made.empty).toBe(true);
        show(position(4, [9]));
        await vi.waitFor(() => expect(made.stops).toBe('turn'));
        expect(made.free).toBe(false);
        made.undo();
        expect(made.actions).toEqual([9]);
    });

    it('is worded again in another language', async () => {
        let text = 'built';
        const { made } = begun((actions) =>
            Promise.resolve({
                ...server(actions),
                happened: [{ ply: 1, kind: 'built', fields: {}, text: { en: text } }],
            }),
        );
        await made.choose(action(1));
        text = 'gebaut';
        await made.reword(position(0, [1, 2, 7, 8, 9]));
        expect(made.actions).toEqual([1]);
        expect(made.happened.map((event) => event.text.en)).toEqual(['gebaut']);
    });

    it.each([
        ['do 7', { clause: 'ARK-T.1' }],
        ['do 1', { clause: null, text: { en: 'why-allowed' } }],
    ])('says of %s why it is not allowed, or that it is', async (line, reason) => {
        const { made, connection } = begun();
        const notation = Array.from({ length: 9 }, (_, n) => action(n).text);
        vi.spyOn(games, 'detail').mockReturnValue({ notation } as unknown as GameDetail);
        await made.why('no action at all');
        expect(connection.tell).not.toHaveBeenCalled();
        await made.why(line);
        expect(connection.tell.mock.calls).toMatchObject([[reason]]);
    });

    it('says nothing goes on where the choices end, and nothing without an engine', async () => {
        const { made, connection } = begun();
        const notation = Array.from({ length: 9 }, (_, n) => action(n).text);
        vi.spyOn(games, 'detail').mockReturnValue({ notation } as unknown as GameDetail);
        await made.choose(action(8));
        await made.why('do 7');
        expect(connection.tell.mock.calls).toMatchObject([[{ text: { en: 'why-goes-on' } }]]);
        const alone = begun(() => Promise.resolve({ ...server([]), stops: 'alone' }));
        await alone.made.why('do 7');
        expect(alone.connection.tell).not.toHaveBeenCalled();
    });

    it('loses a choice whose question was lost', async () => {
        const { made } = begun(() => Promise.reject(new Error('broken')));
        await made.choose(action(1));
        expect(made.empty).toBe(true);
    });
});
