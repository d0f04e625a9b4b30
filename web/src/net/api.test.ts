// Requests of a page: what can be asked again is, what changes something is not; long lists go in parts.
import { afterEach, expect, it, vi } from 'vitest';
import { keep } from '../settings/stored';
import { mine } from '../start/mine';
import { api } from './api';
import { version } from './version.svelte';

afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
});

function answers(...statuses: number[]) {
    const asked = vi.fn(() =>
        Promise.resolve(new Response('{}', { status: statuses.shift() ?? 200 })),
    );
    vi.stubGlobal('fetch', asked);
    return asked;
}

it.each([429, 502, 503])('asks a server again that answers %i', async (status) => {
    vi.useFakeTimers();
    const asked = answers(status, status);
    const found = api.game('chess');
    await vi.runAllTimersAsync();
    await expect(found).resolves.toEqual({});
    expect(asked).toHaveBeenCalledTimes(3);
});

it('does nothing twice', async () => {
    const asked = answers(503);
    await expect(api.branch('t', 1)).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveBeenCalledTimes(1);
});

it('gives up after a while', async () => {
    vi.useFakeTimers();
    answers(429, 429, 429, 429);
    const found = expect(api.game('chess')).rejects.toMatchObject({ status: 429 });
    await vi.runAllTimersAsync();
    await found;
});

it('asks for a thousand tables in parts', async () => {
    const names = Array.from({ length: 1001 }, (_, i) => `t${i}`);
    const keys = names.map((name) => [name, [{ seat: 0, token: name }]]);
    keep('keys', Object.fromEntries(keys));
    const sizes: number[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
        const { tables } = JSON.parse(body) as { tables: { id: string }[] };
        sizes.push(tables.length);
        const heads = tables.map(({ id }) => ({ id, held: [0], status: 'over', created: id }));
        return Promise.resolve(new Response(JSON.stringify({ tables: heads, account: null })));
    });
    expect((await mine()).length).toBe(1001);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
});

it('notices another build of itself', async () => {
    document.body.innerHTML = '<script type="module" src="/assets/index-OLD.js"></script>';
    const page = (name: string) => `<div id="polis"></div><script src="./assets/${name}.js">`;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page('index-OLD'))));
    await version.check();
    expect(version.isNew).toBe(false);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>')));
    await version.check();
    expect(version.isNew).toBe(false);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page('index-NEW'))));
    await version.check();
    expect(version.isNew).toBe(true);
});
