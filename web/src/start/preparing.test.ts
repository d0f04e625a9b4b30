import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { BeingPrepared, Config } from '../protocol/messages';
import { games } from '../games/games.svelte';
import { preparing } from './preparing.svelte';

const CONFIG: Config = { version: '1', games: [], push_key: null, preparing: true };
const at = (percent: number): BeingPrepared => ({
    game: 'one',
    percent,
    parts: [
        { name: 'search', percent: percent + 1, bots: ['adept'] },
        { name: 'rules', percent: 0, bots: [] },
    ],
});

beforeEach(() => {
    vi.useFakeTimers();
    games.config = CONFIG;
    vi.spyOn(games, 'load').mockImplementation(() => Promise.resolve(games.config!));
});

it('asks until nothing is missing, and tells what each level waits for', async () => {
    const answers = [[at(10)], [at(50)], []];
    const asked = vi
        .spyOn(api, 'preparing')
        .mockImplementation(() => Promise.resolve({ missing: answers.shift() ?? [] }));
    const stop = preparing.follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(preparing.ofGame('one')).toBe(10);
    expect(preparing.ofBot('one', 'adept')).toBe(11);
    expect(preparing.ofBot('one', 'journeyman')).toBeNull();
    expect(preparing.ofGame('two')).toBeNull();

    preparing.choose('one', ['adept']);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenLastCalledWith({ game: 'one', bots: ['adept'] });
    expect(preparing.ofGame('one')).toBe(50);

    await vi.advanceTimersByTimeAsync(2000);
    expect(preparing.ofGame('one')).toBeNull();
    expect(games.config?.preparing).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
});

it('asks nothing where all is ready, and goes on asking when the server is away', async () => {
    const asked = vi.spyOn(api, 'preparing').mockRejectedValue(new Error('away'));
    games.config = { ...CONFIG, preparing: false };
    preparing.follow()();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
    games.config = CONFIG;
    const stop = preparing.follow();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.mock.calls.length).toBeGreaterThan(2);
    stop();
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.mock.calls.length).toBe(before);
});
