import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalAction } from '../../action';
import type { Language } from '../../../protocol/messages';
import { language } from '../../../settings/settings.svelte';
import pieces from '../pieces';
import Scene from '../Scene.svelte';
import { fixture, type Fixture, game, gameText } from './helpers';

// The drawing is large for a browser without a screen; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });
const PATIENT = { timeout: 30_000, interval: 20 };
const KINDS = ['draft', 'split', 'trade', 'lose', 'over', 'place-late-2', 'spectator'];

function propsOf(entry: Fixture) {
    return {
        game,
        view: entry.position.view,
        scores: entry.position.scores,
        legal: entry.legal,
        viewer: entry.viewer,
        names: ['Ada', 'Bruno', 'Clara', 'David'],
        happened: entry.happened,
        ghost: null,
        choose: vi.fn<(action: LegalAction) => void>(),
        hover: vi.fn(),
        why: vi.fn<(line: string) => void>(),
    };
}

function labelled(label: RegExp): SVGElement | undefined {
    const all = document.querySelectorAll<SVGElement>('[data-stop][aria-label]');
    return [...all].find((element) => label.test(element.getAttribute('aria-label')!));
}

/** A place of the plan by its name, once the words are there. */
async function place(label: RegExp): Promise<SVGElement> {
    return vi.waitUntil(() => labelled(label), PATIENT);
}

/** A button by a part of its text. */
async function button(text: string): Promise<HTMLButtonElement> {
    return vi.waitUntil(
        () => [...document.querySelectorAll('button')].find((b) => b.textContent?.includes(text)),
        PATIENT,
    );
}

beforeEach(() => {
    vi.stubGlobal('fetch', (path: string) =>
        Promise.resolve(
            new Response(path.includes('/text/') ? gameText(path.slice(-2) as Language) : '{}'),
        ),
    );
    language.current = 'en';
});
afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

describe('the board', () => {
    it('chooses a lit slot, and asks why about another', async () => {
        const props = propsOf(fixture('place'));
        render(pieces.Board, props);
        await fireEvent.click(await place(/^Treasury, second place.*can be chosen/));
        expect(props.choose.mock.lastCall?.[0].text).toBe('treasury a');
        await fireEvent.click(await place(/^Planetarium, third place/));
        // Of equal slots the first one is asked about.
        expect(props.why).toHaveBeenCalledWith('planetarium b');
        expect(props.choose).toHaveBeenCalledTimes(1);
    });

    it('is walked over with arrows and chosen from with Enter', async () => {
        const props = propsOf(fixture('place'));
        render(pieces.Board, props);
        const first = await place(/^Guild Hall, first place/);
        expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
        await fireEvent.focus(first);
        await fireEvent.keyDown(first, { key: 'ArrowRight' });
        const second = await place(/^Guild Hall, second place/);
        expect(document.activeElement).toBe(second);
        expect(props.hover.mock.lastCall?.[0].text).toBe('guild-hall b');
        await fireEvent.keyDown(second, { key: 'Enter' });
        expect(props.choose.mock.lastCall?.[0].text).toBe('guild-hall b');
    });

    it.each([
        ['trade', /^Buy 1 Silver for 2 Gold/, 'buy silver'],
        ['magister', /^Cleric.*can be chosen/, 'magister cleric'],
        ['wall', /^Place on the wall, third place/, 'wall plain'],
    ])('offers what lies on it: %s', async (name, label, text) => {
        const props = propsOf(fixture(name));
        render(pieces.Board, props);
        await fireEvent.click(await place(label));
        expect(props.choose.mock.lastCall?.[0].text).toBe(text);
    });

    it('offers the houses beside it, with what each can do', async () => {
        const props = propsOf(fixture('tile'));
        render(pieces.Beside, props);
        const house = await button('House of Arts');
        expect(house.textContent).toMatch(/^\s*House of Arts.*each later season.*can be chosen/s);
        expect(document.querySelectorAll('[data-stop^="tile:"] strong')).toHaveLength(15);
        await fireEvent.focus(house);
        await vi.waitFor(() =>
            expect(document.querySelector('.card')?.textContent).toMatch(/House of Arts.*3 Gold/s),
        );
        await fireEvent.click(house);
        expect(props.choose.mock.lastCall?.[0].text).toBe('tile house-of-arts');
        const other = [...document.querySelectorAll('[data-stop^="tile:"]')].find(
            (row) => row.getAttribute('aria-disabled') === 'true',
        );
        await fireEvent.click(other!);
        expect(props.why.mock.lastCall?.[0]).toMatch(/^tile /);
    });

    it('says on every sign what the place would bring or why it is closed', async () => {
        const entry = fixture('place');
        render(pieces.Board, propsOf(entry));
        await place(/^Treasury, first place/);
        const open = document.querySelectorAll('.chip.open');
        const shut = document.querySelectorAll('.chip.shut');
        expect(open.length + shut.length).toBe(10);
        const closed = (entry.position.view.derived as { closed: object }).closed;
        expect(shut).toHaveLength(Object.keys(closed).length);
    });

    it('says what an action that is pointed at would bring', async () => {
        const entry = fixture('trade');
        const action = entry.legal.find((a) => a.text === 'buy silver')!;
        const ghost = { action, result: entry.previews[action.n]! };
        // Words are only shown over a board that has a width.
        vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
        vi.stubGlobal(
            'ResizeObserver',
            class {
                constructor(readonly tell: (entries: object[]) => void) {}
                observe() {
                    this.tell([{ contentRect: { width: 900, height: 600 } }]);
                }
                disconnect() {}
            },
        );
        const { container } = render(pieces.Board, { ...propsOf(entry), ghost });
        await fireEvent.pointerEnter(await place(/^Buy 1 Silver/));
        await vi.waitFor(() =>
            expect(container.querySelector('.marks')?.textContent).toMatch(/\+1.*−2/s),
        );
    });

    it('changes its language without being built anew', async () => {
        render(pieces.Board, propsOf(fixture('place')));
        const slot = await place(/^Treasury, first place/);
        language.current = 'de';
        expect(await place(/^Schatzkammer, 1\. Platz/)).toBe(slot);
    });

    it('shows nothing before there is a position', () => {
        const { container } = render(pieces.Board, { ...propsOf(fixture('place')), view: {} });
        expect(container.querySelector('svg')).toBeNull();
    });
});

describe('the hand', () => {
    it('divides the cards with digits and offers the hand of five to Done', async () => {
        const offer = vi.fn();
        render(pieces.Hand, { ...propsOf(fixture('split')), offer });
        await button('Swap the halves');
        for (const key of ['1', '7', '8', '9']) await fireEvent.keyDown(window, { key });
        expect(offer).toHaveBeenLastCalledWith(null);
        await fireEvent.keyDown(window, { key: '0' });
        expect(offer.mock.lastCall?.[0].text).toBe('split 4 courtier 1 merchant');
    });

    it('drafts two magisters', async () => {
        const offer = vi.fn();
        render(pieces.Hand, { ...propsOf(fixture('draft')), offer });
        await fireEvent.click(await button('Scribe'));
        await fireEvent.click(await button('Tax Collector'));
        expect(offer.mock.lastCall?.[0].text).toBe('draft tax-collector scribe');
    });

    it('plays a card by its digit, but not while somebody types', async () => {
        const props = propsOf(fixture('card'));
        const { container } = render(pieces.Hand, props);
        await button('Merchant as a Courtier');
        const field = container.appendChild(document.createElement('input'));
        await fireEvent.keyDown(field, { key: '4' });
        expect(props.choose).not.toHaveBeenCalled();
        await fireEvent.keyDown(window, { key: '4' });
        expect(props.choose.mock.lastCall?.[0].text).toBe('with merchant plain');
    });

    it('keeps the goods in sight whatever is asked, and shows what a choice would make of them', async () => {
        for (const name of ['draft', 'split', 'trade', 'tile', 'lose']) {
            const { container, unmount } = render(pieces.Hand, propsOf(fixture(name)));
            await vi.waitUntil(
                () => container.querySelectorAll('.goods > ul:not(.houses) > li').length === 6,
                PATIENT,
            );
            unmount();
        }
        const entry = fixture('trade');
        const action = entry.legal.find((a) => a.text === 'buy silver')!;
        const ghost = { action, result: entry.previews[action.n]! };
        const { container } = render(pieces.Hand, { ...propsOf(entry), ghost });
        await vi.waitUntil(() => container.querySelectorAll('.goods .then').length > 0, PATIENT);
        expect(container.querySelectorAll('.goods .then')).toHaveLength(2);
    });

    it('counts nothing as played before the cards are divided', async () => {
        for (const name of ['draft', 'split']) {
            const { container, unmount } = render(pieces.Hand, propsOf(fixture(name)));
            await vi.waitUntil(() => container.querySelector('.goods li'), PATIENT);
            expect(container.textContent).not.toContain('Played');
            unmount();
        }
    });

    it('has nothing for an onlooker', () => {
        const { container } = render(pieces.Hand, propsOf(fixture('spectator')));
        expect(container.querySelector('section')).toBeNull();
    });
});

describe.each(KINDS)('%s', (name) => {
    it('is drawn whole', async () => {
        const entry = fixture(name);
        const props = propsOf(entry);
        const shown = [
            render(pieces.Board, props),
            render(pieces.Hand, props),
            render(pieces.Beside, props),
            ...entry.position.scores.map((_, seat) => render(pieces.Seat, { ...props, seat })),
        ];
        const read = () => shown.map(({ container }) => container.textContent).join(' ');
        await vi.waitUntil(() => /Palace.*Round \d of 9/s.test(read()), PATIENT);
        expect(read()).not.toMatch(/NaN|undefined|\[object/);
        const broken = '[d*="NaN"], [transform*="NaN"], [x*="NaN"], [y*="NaN"]';
        expect(document.querySelectorAll(broken)).toHaveLength(0);
    });
});

it('has a scene for the start page', async () => {
    const { container } = render(Scene);
    await vi.waitUntil(() => container.querySelectorAll('path').length > 50, PATIENT);
});
