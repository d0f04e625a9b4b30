import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Happened } from '../../protocol/messages';
import type { Story } from '../../games/story';
import Log from './Log.svelte';

beforeEach(() => (Element.prototype.scrollTo = vi.fn()));
afterEach(cleanup);

function event(ply: number, kind: string, seat: number, text: string): Happened {
    return { ply, kind, fields: { seat }, text: { en: text } };
}
const LOG = [
    event(1, 'turn_started', 0, ''),
    event(1, 'sent', 0, 'You send workers.'),
    event(2, 'put', 0, 'You put one on a1.'),
    event(3, 'turn_started', 1, ''),
    event(3, 'sent', 1, 'Bo sends workers.'),
];
const lines = () => screen.getAllByRole('listitem').map((one) => one.textContent!.trim());

it('tells a turn in one line of words, and all of it when it is unfolded', async () => {
    render(Log, { log: LOG, names: ['Ada', 'Bo'], show: vi.fn(), ply: null });
    expect(lines()).toEqual(['You send workers.', 'Bo sends workers.']);
    const [more] = screen.getAllByRole('button', { expanded: false });
    await fireEvent.click(more!);
    expect(lines()).toEqual(['You send workers.', 'You put one on a1.', 'Bo sends workers.']);
    await fireEvent.click(more!);
    expect(lines()).toHaveLength(2);
});

it('unfolds the turn of the position that is shown', () => {
    render(Log, { log: LOG, names: ['Ada', 'Bo'], show: vi.fn(), ply: 2 });
    expect(lines()).toContain('You put one on a1.');
});

it('offers to show a scene again where it began', async () => {
    const scene = vi.fn();
    const story = { scene: 'sent', thing: () => null } as unknown as Story;
    render(Log, { log: LOG, names: ['Ada', 'Bo'], show: vi.fn(), ply: null, story, scene });
    const [first] = screen.getAllByRole('button', { name: 'watch-again' });
    await fireEvent.click(first!);
    expect(scene).toHaveBeenCalledExactlyOnceWith(1);
});
