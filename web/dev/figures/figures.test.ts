// Every figure, arrow, chip and reason that the pieces show is what then happens.
import { expect, it } from 'vitest';
import { play, TASK, World } from './world';

const checks =
    TASK.game === 'archon'
        ? (await import('./archon')).archonChecks
        : (await import('./arkadia')).arkadiaChecks;

it('shows what then happens', async () => {
    const world = await World.load();
    expect(await play(world, checks)).toBe(TASK.turns);
});
