// A game without pieces of its own: its drawing and its legal actions.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../games/contract';
import { OWN, screenOf } from '../../games';
import type { LegalAction } from '../../games/action';
import type { GameDetail } from '../../protocol/messages';
import { words } from '../../text/words.svelte';
import { groupsOf } from '../groups';
import pieces from '../pieces';
import Scene from '../Scene.svelte';

const action = (n: number, text: string): LegalAction => {
    const [verb = '', ...rest] = text.split(' ');
    return { n, text, verb, parts: rest.map(Number) };
};
const LEGAL = ['bid 1', 'pass', 'bid 2', 'knock', 'swap 1 3', 'swap 2 3'].map((text, n) =>
    action(n, text),
);
const props = (more: Partial<Omit<BoardProps, 'choose'>> = {}) => ({
    ...{ game: { name: 'chess' } as GameDetail, view: {}, scores: [7, null], legal: LEGAL },
    ...{ viewer: 0, names: ['Ada', 'Bo'], happened: [], ghost: null },
    choose: vi.fn<(action: LegalAction) => void>(),
    hover: vi.fn(),
    why: vi.fn(),
    drawn: () => Promise.resolve('  a b\n1 x o\n'),
    ...more,
});

afterEach(cleanup);
beforeAll(() => words.load('en', 'table'));

describe('a game without a folder here', () => {
    it('has the plain screen', async () => {
        expect(OWN).not.toContain('chess');
        expect((await screenOf('chess').pieces()).default).toBe(pieces);
        expect((await screenOf('chess').scene()).default).toBe(Scene);
    });
});

describe('the actions', () => {
    it('go by verb, single ones together at the end', () => {
        const groups = groupsOf(LEGAL).map(({ verb, actions }) => [
            verb,
            actions.map(({ n }) => n),
        ]);
        expect(groups).toEqual([
            ['bid', [0, 2]],
            ['swap', [4, 5]],
            ['', [1, 3]],
        ]);
        expect(groupsOf([])).toEqual([]);
    });

    it('are buttons that are called what they do', async () => {
        const given = props();
        render(pieces.Hand, given);
        const buttons = within(screen.getByTestId('actions')).getAllByRole('button');
        expect(buttons).toHaveLength(LEGAL.length);
        await fireEvent.click(screen.getByRole('button', { name: 'swap 1 3' }));
        expect(given.choose.mock.lastCall?.[0].n).toBe(4);
    });

    it('are not there for an onlooker, and what was chosen is', () => {
        render(pieces.Hand, props({ legal: [], draft: [LEGAL[1]!] }));
        expect(screen.queryByTestId('actions')).toBeNull();
        expect(screen.getByTestId('chosen').textContent).toBe('pass');
    });
});

describe('the drawing', () => {
    it('is shown as it is', async () => {
        render(pieces.Board, props());
        const board = screen.getByTestId('text-board');
        await vi.waitFor(() => expect(board.textContent).toBe('  a b\n1 x o\n'));
        expect(board.style.getPropertyValue('--columns')).toBe('5');
    });

    it('says when the line is broken', async () => {
        render(pieces.Board, props({ drawn: () => Promise.reject(new Error('offline')) }));
        expect(await screen.findByRole('alert')).toBeTruthy();
    });
});

describe('a seat', () => {
    it('has its points as far as they are known', () => {
        render(pieces.Seat, { ...props(), seat: 0 });
        expect(screen.getByText(/7/)).toBeTruthy();
        const { container } = render(pieces.Seat, { ...props(), seat: 1 });
        expect(container.textContent?.trim()).toBe('');
    });
});

it('can be used by everybody', async () => {
    const given = props();
    for (const Part of [pieces.Board, pieces.Hand]) {
        const { container } = render(Part, given);
        const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
        expect(violations.map(({ id }) => id)).toEqual([]);
    }
});
