import { describe, expect, it } from 'vitest';
import { FIXTURES, GAME, type Fixture } from '../../../../dev/fixtures';
import { action } from '../model/actions';
import { aimAt, lit, situation, type Situation } from '../model/aim';
import { shapesOf } from '../model/forms';
import { lotCells } from '../model/lot';
import { placed, places, usable } from '../model/placing';
import { squareOf } from '../model/squares';
import { arkadia, cardOf } from '../model/view';
import { inserted } from '../model/workers';
import { scene } from './places';

const shapes = shapesOf(GAME.components);

function at(name: string, more: Partial<Situation> = {}): Situation {
    const { view, legal } = scene(name);
    return {
        view: arkadia(view),
        legal,
        shapes,
        orientation: usable(legal, 0),
        kind: 'own',
        family: 'olive',
        draft: null,
        ...more,
    };
}

describe('the kind of worker that comes next', () => {
    const props = (legal: Fixture['legal']) => ({
        ...{ ...scene('worker'), game: GAME, scores: [], legal, names: [] },
        ...{ ghost: null, choose: () => {}, hover: () => {}, why: () => {} },
    });
    const wished = { orientation: 0, kind: 'own' as const, family: null, pinned: null };

    it('is the one wished for, unless only another is allowed', () => {
        const { legal } = scene('worker');
        expect(situation(props(legal), wished, shapes).kind).toBe('own');
        const neutral = legal.filter(({ verb }) => verb === 'neutral');
        expect(neutral.length).toBeGreaterThan(0);
        expect(situation(props(neutral), wished, shapes).kind).toBe('neutral');
    });
});

describe('what is lit', () => {
    it('is every legal place and nothing else, whatever is decided', () => {
        for (const name of ['must', 'worker', 'worker-lot', 'first-game']) {
            const now = at(name);
            const numbers = new Set(now.legal.map(({ n }) => n));
            for (const square of lit(now)) {
                const chosen = aimAt(now, square)?.action;
                expect(chosen && numbers.has(chosen.n), `${name} ${square}`).toBe(true);
            }
            const placing = now.legal.filter(({ verb }) => ['own', 'neutral'].includes(verb));
            for (const { parts } of placing) expect(lit(now).has(parts[0] ?? -1)).toBe(true);
        }
    });

    it('covers every legal way of laying in the present orientation', () => {
        for (const name of ['lay', 'lay-flips']) {
            const { view, legal } = scene(name);
            for (let orientation = 0; orientation < 8; orientation++) {
                const now = at(name, { orientation });
                const allowed = places(legal, orientation);
                const reachable = new Set(
                    [...lit(now)].map((square) => aimAt(now, square)?.action?.n),
                );
                expect(allowed.size > 0 || lit(now).size === 0).toBe(true);
                for (const one of allowed.values()) expect(reachable.has(one.n)).toBe(true);
                expect(arkadia(view).phase).toBe('lay');
            }
        }
    });

    it('is nothing for an onlooker', () => {
        expect(lit(at('spectator')).size).toBe(0);
        expect(lit(at('waiting')).size).toBe(0);
    });

    it('is the free castle squares of this floor', () => {
        const now = at('castle');
        const open = lotCells(now.view).filter(({ square }) => lit(now).has(square));
        const legal = now.legal.filter(({ parts }) => parts[0] === 1).map(({ parts }) => parts[1]);
        expect(open.map(({ castle }) => castle).sort()).toEqual(legal.sort());
    });
});

describe('pointing', () => {
    it('lays exactly where pointed if that is allowed', () => {
        const { view, legal } = scene('lay');
        const shape = shapes[cardOf(arkadia(view).decision.card ?? '').form];
        const allowed = places(legal, 0);
        for (const [square, one] of allowed)
            expect(placed(shape, 0, square, allowed).action.n).toBe(one.n);
    });

    it('asks about the place pointed at if nothing allowed covers it', () => {
        const now = at('lay');
        const taken = squareOf(now.view.board.lot.square);
        const aim = aimAt(now, taken);
        expect(aim?.action).toBeNull();
        expect(aim?.line).toMatch(/^lay [a-p]\d+/);
    });

    it('names a building by its first square', () => {
        const now = at('must');
        for (const building of now.view.buildings) {
            const [first, ...rest] = building.squares.map(squareOf);
            for (const square of rest)
                expect(aimAt(now, square)?.line).toBe(aimAt(now, first ?? 0)?.line);
            expect(aimAt(now, first ?? 0)?.action === null).toBe(building.completed);
        }
    });

    it('asks about a castle square in notation', () => {
        const now = at('castle-third', { family: 'silver', legal: [] });
        const first = lotCells(now.view).find(({ castle }) => castle === 9);
        expect(aimAt(now, first?.square ?? 0)?.line).toBe('castle silver 10');
    });
});

describe('the lot', () => {
    it('has its castle squares on the squares the server names', () => {
        for (const { view } of FIXTURES) {
            const cells = lotCells(arkadia(view));
            const castle = cells.flatMap((one) => (one.castle === null ? [] : [one.castle]));
            expect(cells).toHaveLength(12);
            expect(castle.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        }
    });
});

describe('workers in any order', () => {
    const draft = [action('site', 5), action('own', 20), action('neutral', 40)];

    it('are put where the engine takes them', () => {
        expect(inserted(draft, 'own', 30).map(({ text }) => text)).toEqual([
            'site f1',
            'own e2',
            'own o2',
            'neutral i3',
        ]);
        expect(inserted(draft, 'neutral', 4)[1]?.text).toBe('neutral e1');
        expect(inserted(draft, 'own', 50).at(-1)?.text).toBe('own c4');
    });

    it('may stand before those already chosen, if the draft can be changed', () => {
        const { view } = scene('worker');
        const now = arkadia(structuredClone(view));
        const later = {
            ...now,
            decision: { ...now.decision, workers_placed: 1 },
            derived: { ...now.derived, earlier_squares: [[2, 3]] as [number, number][] },
        };
        const last = squareOf([12, 16]);
        const drafted = [action('site', 0), action('own', last)];
        const open = lit({ ...at('worker'), view: later, legal: [action('done')], draft: drafted });
        // And the worker that stands there comes off again.
        expect([...open]).toEqual([squareOf([2, 3]), last]);
        const shut = lit({ ...at('worker'), view: later, legal: [action('done')] });
        expect(shut.size).toBe(0);
    });
});
