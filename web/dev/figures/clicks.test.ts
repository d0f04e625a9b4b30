// Whatever is lit answers a click, and whatever answers is lit, in random games.
import { expect, it, vi } from 'vitest';
import { clicksOf } from './clicks';
import { play, TASK, World } from './world';

class Unmeasured {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
}

it('answers where it is lit, and nowhere else', async () => {
    vi.stubGlobal('ResizeObserver', Unmeasured);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(TASK.words)));
    const { default: pieces } =
        TASK.game === 'archon'
            ? await import('../../src/games/archon/pieces')
            : await import('../../src/games/arkadia/pieces');
    const world = await World.load();
    expect(await play(world, clicksOf(pieces))).toBe(TASK.turns);
});
