import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewResult } from '../protocol/messages';
import { Draft } from './draft.svelte';
import { action, named } from '../table/far-end';
import { Ghost } from './ghost.svelte';

const RESULT: PreviewResult = {
    type: 'preview',
    id: 1,
    position: null,
    happened: [],
    stops: 'reveals',
    refused: null,
};

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
});

function ghost() {
    const preview = vi.fn((actions: number[]) =>
        Promise.resolve({ ...RESULT, id: actions.length }),
    );
    const draft = new Draft(preview, named);
    return { made: new Ghost(draft), preview };
}

describe('the ghost of a choice', () => {
    it('is asked for when the pointer rests, not on its way', async () => {
        const { made, preview } = ghost();
        made.hover(action(1));
        await vi.advanceTimersByTimeAsync(50);
        made.hover(action(2));
        await vi.advanceTimersByTimeAsync(100);
        expect(preview.mock.calls).toEqual([[[2]]]);
        expect(made.shown?.action.n).toBe(2);
    });

    it('goes with the pointer and is not asked for twice', async () => {
        const { made, preview } = ghost();
        made.hover(action(1));
        await vi.advanceTimersByTimeAsync(100);
        made.hover(null);
        expect(made.shown).toBeNull();
        made.hover(action(1));
        await vi.advanceTimersByTimeAsync(100);
        expect(made.shown?.action.n).toBe(1);
        expect(preview).toHaveBeenCalledTimes(1);
    });

    it('can belong to another draft', async () => {
        const { made, preview } = ghost();
        made.hover(action(3), [action(1), action(3)]);
        await vi.advanceTimersByTimeAsync(100);
        expect(preview.mock.calls).toEqual([[[1, 3]]]);
        expect(made.shown?.result.id).toBe(2);
    });
});
