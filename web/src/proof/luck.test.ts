// The luck of a deal on the end of a game: how many deals it beats, and how far that can be relied on.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { start, welcome } from '../state/far-end';
import { language } from '../state/language.svelte';
import DealLuck from './DealLuck.svelte';

const SEATS = [
    { below: 6137, deals: 10_000, lead: 4.5, low: 4100, high: 7900 },
    { below: 3863, deals: 10_000, lead: -4.5, low: 2100, high: 5900 },
];

afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    language.current = 'en';
});

async function shown(luck: object): Promise<HTMLElement> {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(luck))));
    const { table, socket, stop } = start();
    socket.say(welcome(1, 0));
    const { container } = render(DealLuck, { table });
    await vi.waitUntil(() => container.querySelector('section'), { timeout: 10_000 });
    stop();
    return container;
}

it('tells each seat its rank with a range, and draws both', async () => {
    const page = await shown({ seats: SEATS, settled: 0.27 });
    const words = [...page.querySelectorAll('.words')].map((one) => one.textContent);
    expect(words).toEqual([
        'better than 6,137 of 10,000 deals (4,100 to 7,900)',
        'better than 3,863 of 10,000 deals (2,100 to 5,900)',
    ]);
    const range = page.querySelector<HTMLElement>('.range')?.style;
    expect([range?.left, range?.width]).toEqual(['41%', '38%']);
    expect(page.querySelector<HTMLElement>('.mark')?.style.left).toBe('61.37%');
    expect(page.textContent).toContain('27\u202f%');
});

it('says of a game without ranks how little its deal settles', async () => {
    const page = await shown({ seats: null, settled: 0 });
    expect(page.querySelectorAll('li').length).toBe(0);
    expect(page.textContent).toContain('next to nothing');
});
