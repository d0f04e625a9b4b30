import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { closingOf } from '../model/asked';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXTURES, GAME, NAMES } from '../../../../dev/fixtures';
import type { LegalAction } from '../../action';
import { language } from '../../../settings/settings.svelte';
import type { BoardProps } from '../../contract';
import Beside from '../Beside.svelte';
import Strip from '../beside/Strip.svelte';
import Board from '../Board.svelte';
import Hand from '../Hand.svelte';
import Scene from '../Scene.svelte';
import Seat from '../Seat.svelte';
import { action } from '../model/actions';
import { arkadia, FAMILIES, kindOf } from '../model/view';
import { choice } from '../choice.svelte';
import { load, words } from '../words.svelte';
import { scene } from './places';

beforeAll(async () => {
    await Promise.all([load('en'), load('de')]);
    // The page's size is nothing here; what depends on it falls back to a usual one.
    vi.stubGlobal(
        'ResizeObserver',
        class {
            observe(): void {}
            unobserve(): void {}
            disconnect(): void {}
        },
    );
});

function props(name: string, more: Pick<Partial<BoardProps>, 'ghost' | 'draft' | 'redraft'> = {}) {
    return {
        ...scene(name),
        ...{ game: GAME, scores: [], names: NAMES, ghost: null },
        choose: vi.fn<(action: LegalAction) => void>(),
        hover: vi.fn<BoardProps['hover']>(),
        why: vi.fn<(line: string) => void>(),
        ...more,
    };
}

const cell = (square: number) => {
    const found = document.querySelector(`[data-square="${square}"]`);
    if (!found) throw new Error(`no square ${square}`);
    return found;
};
const open = () =>
    [...document.querySelectorAll('.cell.open')].map((one) =>
        Number(one.getAttribute('data-square')),
    );

beforeEach(() =>
    Object.assign(choice, { orientation: 0, kind: 'own', family: null, pinned: null }),
);
afterEach(cleanup);

describe('the board', () => {
    it.each(FIXTURES.map(({ name }) => name))(
        'shows "%s" with a label for every square',
        (name) => {
            render(Board, props(name));
            const cells = screen.getAllByRole('gridcell');
            expect(cells).toHaveLength(192);
            for (const one of cells) expect(one.getAttribute('aria-label')).toMatch(/^[a-p]\d+, ./);
            expect(cells.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1);
        },
    );

    it('chooses what is lit and asks why about the rest', async () => {
        const given = props('lay');
        render(Board, given);
        const [first = -1] = open();
        await fireEvent.click(cell(first));
        expect(given.choose).toHaveBeenCalledOnce();
        expect(given.legal.map(({ n }) => n)).toContain(given.choose.mock.calls[0]?.[0].n);
        const shut = [...Array(192).keys()].find((square) => !open().includes(square)) ?? -1;
        await fireEvent.click(cell(shut));
        expect(given.why.mock.calls[0]?.[0]).toMatch(/^lay [a-p]\d+/);
        expect(given.choose).toHaveBeenCalledOnce();
    });

    it('is played with arrows and Enter alone', async () => {
        const given = props('worker');
        render(Board, given);
        const start = document.querySelector('[role=gridcell][tabindex="0"]');
        await fireEvent.keyDown(start ?? document.body, { key: 'ArrowRight' });
        const right = Number(start?.getAttribute('data-square')) + 1;
        expect(document.activeElement?.getAttribute('data-square')).toBe(String(right));
        await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageDown' });
        const chosen = Number(document.activeElement?.getAttribute('data-square'));
        expect(open()).toContain(chosen);
        await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
        expect(given.choose.mock.calls[0]?.[0].parts).toEqual([chosen]);
    });

    it('asks for the ghost of what is pointed at, once', async () => {
        const given = props('worker');
        render(Board, given);
        const [square = -1] = open();
        given.hover.mockClear();
        await fireEvent.pointerOver(cell(square), { pointerType: 'mouse' });
        await tick();
        expect(given.hover.mock.calls.map(([one]) => one?.parts)).toEqual([[square]]);
    });

    it('tells in words what the choice would do', async () => {
        const ghost = scene('lay').ghost!;
        const given = props('lay', { ghost });
        choice.orientation = ghost.action.parts[0]!;
        const { container } = render(Board, given);
        await fireEvent.pointerOver(cell(ghost.action.parts[1]!), { pointerType: 'mouse' });
        await tick();
        expect(container.querySelector('.spoken')?.textContent).toMatch(/recruits|encloses/);
        expect(container.querySelector('.marks')).not.toBeNull();
    });

    it('waits for a touch to be confirmed', async () => {
        const given = props('lay');
        render(Board, given);
        const [square = -1] = open();
        const touch = new PointerEvent('click', { bubbles: true, pointerType: 'touch' });
        await fireEvent(cell(square), touch);
        expect(given.choose).not.toHaveBeenCalled();
        expect(choice.pinned).toBe(square);
    });
});

describe('the hand', () => {
    it('chooses cards by their digit', async () => {
        const given = props('must');
        render(Hand, given);
        await fireEvent.keyDown(window, { key: '2' });
        expect(given.choose.mock.calls[0]?.[0].verb).toBe('play');
        const cards = within(screen.getByRole('list', { name: 'Your cards' })).getAllByRole(
            'button',
        );
        await fireEvent.click(cards[1] ?? document.body);
        expect(given.choose.mock.calls[1]).toEqual(given.choose.mock.calls[0]);
    });

    it('takes another card while the first is not sent', async () => {
        const lay = props('lay');
        const view = arkadia(lay.view);
        const other = view.hands[view.turn]?.[0] ?? '';
        const plays = [view.decision.card ?? '', other].map((name) => action('play', kindOf(name)));
        const before = {
            ...view,
            ply: view.ply - 1,
            phase: 'must',
            decision: { ...view.decision, card: null },
        };
        const { rerender } = render(Hand, { ...lay, view: before, legal: plays });
        await tick();
        const redraft = vi.fn();
        await rerender({ ...lay, draft: plays.slice(0, 1), redraft });
        const open = screen.getAllByRole('button').filter((one) => one.classList.contains('open'));
        // The button's name is the visible content of the card, in the same order.
        const seen = open.map((one) => one.querySelector('.name')?.textContent?.split(/\s+/));
        expect(seen.map((both) => both?.reverse().join(' '))).toEqual([words('en').card(other)]);
        await fireEvent.click(open[0] ?? document.body);
        expect(redraft).toHaveBeenCalledWith([plays[1]]);
    });

    it('turns the form with R', async () => {
        render(Hand, props('lay-flips'));
        const before = choice.orientation;
        await fireEvent.keyDown(window, { key: 'r' });
        expect(choice.orientation).not.toBe(before);
    });

    it('leaves keys alone while somebody writes', async () => {
        const given = props('must');
        render(Hand, given);
        const field = document.body.appendChild(document.createElement('input'));
        await fireEvent.keyDown(field, { key: '1' });
        expect(given.choose).not.toHaveBeenCalled();
        field.remove();
    });

    it.each(['draw', 'banner'])(
        'offers each "%s" as a button, or Done declines it',
        async (name) => {
            const given = props(name);
            render(Hand, given);
            for (const one of screen.getAllByRole('button')) await fireEvent.click(one);
            const chosen = new Set(given.choose.mock.calls.map(([one]) => one.n));
            const declined = closingOf(given.legal, false);
            for (const { n } of given.legal) expect(chosen.has(n) || n === declined?.n).toBe(true);
            expect(given.legal.some((one) => one.verb === name)).toBe(true);
        },
    );

    it('sells of all families in one draft, and nothing before it is asked to', async () => {
        const redraft = vi.fn<NonNullable<BoardProps['redraft']>>();
        const given = props('cash', { redraft, draft: [action('banner')] });
        render(Hand, given);
        const seals = arkadia(given.view).seals[given.viewer!]!;
        const held = FAMILIES.filter((family) => seals[family] > 0);
        expect(await screen.findAllByRole('slider')).toHaveLength(held.length);
        expect(screen.getByText('Together 0 gold')).toBeTruthy();
        const texts = (call: number) => redraft.mock.calls[call]![0].map(({ text }) => text);
        await fireEvent.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
        expect(texts(0)).toEqual([
            'banner',
            ...held.map((family, i) => `cash ${family} ${i ? 0 : 1}`),
        ]);
        await fireEvent.click(screen.getByRole('button', { name: 'Sell all' }));
        expect(texts(1)).toEqual([
            'banner',
            ...held.map((family) => `cash ${family} ${seals[family]}`),
        ]);
    });

    it('sells as the engine wants where nothing can be exchanged, as in a lesson', async () => {
        const given = props('cash');
        render(Hand, given);
        await fireEvent.click(await screen.findByRole('button', { name: 'Sell all' }));
        expect(screen.queryAllByRole('slider')).toHaveLength(0);
        expect(given.choose.mock.calls[0]?.[0].n).toBe(given.legal.at(-1)!.n);
    });

    it('calls no card unfit where nothing can be exchanged, as in a lesson', () => {
        const given = props('must');
        render(Hand, { ...given, legal: given.legal.filter(({ verb }) => verb === 'site') });
        expect(screen.queryAllByRole('button', { name: /fits nowhere/ })).toHaveLength(0);
        cleanup();
        const redraft = vi.fn();
        const legal = given.legal.filter(({ verb }) => verb === 'site');
        render(Hand, { ...given, legal, redraft });
        expect(screen.queryAllByRole('button', { name: /fits nowhere/ })).not.toHaveLength(0);
    });

    it('picks the family of the castle piece', async () => {
        render(Hand, props('castle'));
        await fireEvent.click(screen.getByRole('button', { name: /^Silversmiths/ }));
        expect(choice.family).toBe('silver');
    });

    it('shows nothing to an onlooker', () => {
        render(Hand, props('spectator'));
        expect(screen.queryAllByRole('button')).toHaveLength(0);
    });
});

describe('seats, values, scene', () => {
    it('keeps closed what is hidden and opens what is known', () => {
        const given = props('must');
        const other = (Number(given.viewer) + 1) % 4;
        const { container } = render(Seat, { ...given, seat: other });
        expect(container.querySelector('dl')).toBeNull();
        expect(container.textContent).toContain('behind the closed screen');
        cleanup();
        const own = render(Seat, { ...given, seat: Number(given.viewer) });
        expect(own.container.querySelectorAll('dd')).toHaveLength(7);
    });

    it('opens every seat at an open table', () => {
        for (let seat = 0; seat < 4; seat++) {
            const { container } = render(Seat, { ...props('open'), seat });
            expect(container.querySelectorAll('dd')).toHaveLength(7);
            cleanup();
        }
    });

    it('shows four values, three pools and the way to the end', () => {
        const given = props('must');
        render(Beside, given);
        const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
        expect(rows).toHaveLength(4);
        expect(screen.getByText(/\d+ castle pieces until the last round/)).toBeTruthy();
    });

    it('shows on a phone in a strip what decides', () => {
        render(Strip, props('must'));
        const numbers = [...document.querySelectorAll('.strip dd')].map((one) => one.textContent);
        const { castle, seals } = arkadia(scene('must').view);
        const own = seals[scene('must').viewer ?? 0]!;
        expect(numbers.slice(0, 4)).toEqual(FAMILIES.map((one) => String(castle.values[one])));
        expect(numbers.slice(-4)).toEqual(FAMILIES.map((one) => String(own[one])));
        expect(screen.getByText(/castle pieces until the last round/)).toBeTruthy();
    });

    it('draws a face-up card where it lies', async () => {
        const given = props('draw');
        render(Beside, given);
        const cards = given.legal.filter(
            ({ verb, text }) => verb === 'draw' && text !== 'draw pile',
        );
        const buttons = document.querySelectorAll<HTMLElement>('button.draw');
        expect(buttons.length).toBeGreaterThanOrEqual(cards.length);
        await fireEvent.click(buttons[0]!);
        expect(given.choose.mock.calls[0]?.[0].verb).toBe('draw');
    });

    it('changes its language without being drawn anew', async () => {
        render(Beside, props('must'));
        language.current = 'de';
        await tick();
        expect(screen.getByText('Wert eines Siegels')).toBeTruthy();
        language.current = 'en';
    });

    it('draws a scene that says nothing to a screen reader', () => {
        const { container } = render(Scene);
        expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    });
});
