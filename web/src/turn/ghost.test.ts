import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewResult } from '../engine-host/results';
import { action, head, position, turnOver } from '../table/far-end';

const RESULT: PreviewResult = {
    position: null,
    happened: [],
    stops: 'reveals',
    refused: null,
};

beforeEach(() => {
    vi.useFakeTimers();
});

function ghost() {
    const { turn, asked: preview } = turnOver((actions) =>
        Promise.resolve({ ...RESULT, position: position(actions.length) }),
    );
    turn.show(head(2), 0, position(2));
    const asked = () => preview.mock.calls.map(([{ actions }]) => actions);
    return { turn, asked };
}

describe('the ghost of a choice', () => {
    it('is asked for when the pointer rests, not on its way', async () => {
        const { turn, asked } = ghost();
        turn.hover(action(1));
        await vi.advanceTimersByTimeAsync(50);
        turn.hover(action(2));
        await vi.advanceTimersByTimeAsync(100);
        expect(asked()).toEqual([[2]]);
        expect(turn.ghost?.action.n).toBe(2);
    });

    it('goes with the pointer and is not asked for twice', async () => {
        const { turn, asked } = ghost();
        turn.hover(action(1));
        await vi.advanceTimersByTimeAsync(100);
        turn.hover(null);
        expect(turn.ghost).toBeNull();
        turn.hover(action(1));
        await vi.advanceTimersByTimeAsync(100);
        expect(turn.ghost?.action.n).toBe(1);
        expect(asked().length).toBe(1);
    });

    it('can belong to another draft', async () => {
        const { turn, asked } = ghost();
        turn.hover(action(3), [action(1), action(3)]);
        await vi.advanceTimersByTimeAsync(100);
        expect(asked()).toEqual([[1, 3]]);
        expect(turn.ghost?.result.position?.ply).toBe(2);
    });
});
