import { describe, expect, it } from 'vitest';
import type { Happened } from '../../../protocol/messages';
import { pilesOf } from '../model/hand/cards';
import {
    type Frame,
    layoutFor,
    LOW_LAYOUT,
    merlonFrame,
    NARROW_LAYOUT,
    TABLET_LAYOUT,
    slotTouch,
    WIDE_LAYOUT,
} from '../model/city/layout';
import { marksOf } from '../model/marks';
import { raidersOf, spacesOf } from '../model/city/slots';
import { standings } from '../model/labels';
import { nextStop } from '../model/city/steer';
import { labelOf, stopsOf } from '../model/city/stops';
import { box, fixture, fixtures, sayIn, viewOf } from './helpers';

function event(kind: string, fields: Record<string, unknown>, ply = 5): Happened {
    return { ply, kind, fields, text: { en: '', fr: '', de: '' } };
}

function overlap(a: Frame, b: Frame): boolean {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Whether one is the place and the other a stone of it. */
function isPlaceOf(...ids: [string, string]): boolean {
    const names = ids.map((id) => id.split(':')[1]);
    return names[0] === names[1] && ids.some((id) => id.startsWith('head:'));
}

describe.each([WIDE_LAYOUT, LOW_LAYOUT, NARROW_LAYOUT, TABLET_LAYOUT])(
    'the plan of width $w',
    (layout) => {
        it('has room for everything', () => {
            const frames = Object.values(layout.areas);
            frames.forEach((frame, i) => {
                expect(frame.x + frame.w).toBeLessThanOrEqual(layout.w);
                expect(frame.y + frame.h).toBeLessThanOrEqual(layout.h);
                for (const other of frames.slice(i + 1))
                    if (other.w && frame.w) expect(overlap(frame, other)).toBe(false);
            });
        });

        it('has places that do not cover each other, whatever is asked', () => {
            for (const entry of fixtures) {
                const stops = stopsOf({
                    view: viewOf(entry),
                    box,
                    legal: entry.legal,
                    viewer: entry.viewer,
                    layout,
                    say: sayIn('en'),
                });
                const covered = stops.flatMap((stop, i) =>
                    stops
                        .slice(i + 1)
                        .filter((other) => overlap(stop.frame, other.frame))
                        // On a phone a place is touched for its words wherever no stone of it lies.
                        .filter((other) => !(layout.narrow && isPlaceOf(stop.id, other.id)))
                        .map((other) => `${stop.id} and ${other.id}`),
                );
                expect(covered, entry.name).toEqual([]);
            }
        });

        it('has stones large enough to be touched, inside their places', () => {
            for (const { name, slots } of viewOf(fixture('place')).locations) {
                const area = layout.areas[name];
                slots.forEach((_, i) => {
                    const touch = slotTouch(layout, name, slots, i);
                    expect(Math.min(touch.w, touch.h)).toBeGreaterThanOrEqual(34);
                    expect(touch.x).toBeGreaterThanOrEqual(area.x);
                    expect(touch.x + touch.w).toBeLessThanOrEqual(area.x + area.w + 1);
                    expect(touch.y + touch.h).toBeLessThanOrEqual(area.y + area.h);
                });
            }
        });

        it('says of a place what it would bring now, or why it is closed', () => {
            const entry = fixture('place');
            const scene = { view: viewOf(entry), box, legal: entry.legal, viewer: entry.viewer };
            const heads = stopsOf({ ...scene, layout, say: sayIn('en') }).filter(
                ({ info }) => info,
            );
            expect(heads).toHaveLength(10);
            const { closed } = viewOf(entry).derived;
            for (const { id, lines } of heads) {
                const name = id.slice('head:'.length);
                const amount =
                    !(name in closed) && !['palace', 'guild-hall', 'builders-guild'].includes(name);
                expect([id, lines.at(-1)!.startsWith('This would bring: ')]).toEqual([id, amount]);
                if (!amount) expect(lines.at(-1)).toMatch(/^(Open|\d affordable|[A-Z])/);
            }
        });

        it('says of the Guild Hall what the next of each Magister costs and scores', () => {
            const entry = fixture('place');
            const scene = { view: viewOf(entry), box, legal: entry.legal, viewer: entry.viewer };
            const hall = stopsOf({ ...scene, layout, say: sayIn('en') }).find(
                ({ id }) => id === 'head:guild-hall',
            );
            const steps = hall!.lines.filter((line) =>
                / costs .*(?: and scores \d points?)?$/.test(line),
            );
            const own = viewOf(entry).players[entry.viewer!]!.magisters;
            expect(steps).toHaveLength(4);
            for (const [i, magister] of (
                ['tax-collector', 'cleric', 'scribe', 'merchant'] as const
            ).entries()) {
                const { points } = box.magisters.track[magister][own[magister]]!;
                expect(steps[i]!.includes(`scores ${points} point`)).toBe(points > 0);
            }
        });

        it('has twenty merlons beside each other', () => {
            const merlons = Array.from({ length: 20 }, (_, i) => merlonFrame(layout, i, 20));
            merlons.forEach((frame, i) => {
                for (const other of merlons.slice(i + 1)) expect(overlap(frame, other)).toBe(false);
                expect(frame.x).toBeGreaterThanOrEqual(layout.areas.wall.x - 0.5);
            });
        });
    },
);

describe('the keyboard', () => {
    const view = viewOf(fixture('place'));
    const { legal } = fixture('place');
    const scene = { view, box, legal, viewer: 0, layout: WIDE_LAYOUT, say: sayIn('en') };
    const stops = stopsOf(scene).filter((stop) => !stop.info);

    it('goes to the neighbour in each direction and stays at the edge', () => {
        expect(nextStop(stops, 'slot:barracks:0', 'ArrowRight')).toBe('slot:barracks:1');
        expect(nextStop(stops, 'slot:barracks:1', 'ArrowLeft')).toBe('slot:barracks:0');
        expect(nextStop(stops, 'slot:academy:0', 'ArrowUp')).toBeNull();
        expect(nextStop(stops, 'slot:palace:0', 'Home')).toBeNull();
    });

    it('reaches every place from every other', () => {
        const reached = new Set(['slot:palace:0']);
        const queue = [...reached];
        while (queue.length) {
            const from = queue.pop()!;
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
                const next = nextStop(stops, from, key);
                if (next && !reached.has(next)) {
                    reached.add(next);
                    queue.push(next);
                }
            }
        }
        expect(stops.map((stop) => stop.id).filter((id) => !reached.has(id))).toEqual([]);
    });

    it('has a name for every place that no other has', () => {
        const names = stops.map(labelOf);
        expect(new Set(names).size).toBe(names.length);
    });
});

describe('what has happened', () => {
    const placed = event('figure_placed', { seat: 1, location: 'palace', slot: '2', joined: 0 });

    it('has short marks for the seat that acts, up to the end of its turn', () => {
        const iron = event('gained', { seat: 1, goods: 'iron', count: 1, cause: 'repository' });
        const marks = marksOf(
            [
                placed,
                event('tax_paid', { seat: 1, owner: 2, location: 'palace' }),
                iron,
                iron,
                event('gained', { seat: 2, goods: 'gold', count: 1, short: 0, cause: 'tavern' }),
                event('points_scored', { seat: 1, count: -2, cause: 'raid' }),
                event('turn_started', { seat: 2 }),
                event('gained', { seat: 1, goods: 'gold', count: 9, short: 0, cause: 'tavern' }),
            ],
            1,
        );
        expect(marks.map((mark) => `${mark.text} ${mark.icon}`)).toEqual([
            '−1 gold',
            '+2 iron',
            '−2 points',
        ]);
    });
});

describe('what is beside the city', () => {
    it('counts hidden cards as backs', () => {
        const view = viewOf(fixture('spectator'));
        for (const player of view.players) {
            const [hand, waiting, played] = pilesOf(player, view.phase);
            const seen = Object.values(played!.known!).reduce((sum, n) => sum + n, 0);
            expect(hand!.hidden + waiting!.hidden + seen).toBe(10);
        }
    });

    it('ranks the seats by their pieces', () => {
        const view = viewOf(fixture('lose'));
        const arts = standings(view, 'arts');
        expect(arts[0]!.pieces).toBeGreaterThanOrEqual(arts.at(-1)!.pieces);
        expect(standings(view, 'warriors').reduce((sum, s) => sum + s.pieces, 0)).toBe(
            view.wall.filter((owner) => owner !== null).length,
        );
    });

    it('keeps the undivided cards apart from those that were played', () => {
        for (const name of ['draft', 'split']) {
            const view = viewOf(fixture(name));
            const places = view.players.flatMap((player) =>
                pilesOf(player, view.phase).map((pile) => pile.place),
            );
            expect(places).toContain('undivided');
            expect(places).not.toContain('played');
        }
    });

    it('sends a raider for each point of the greatest strength, the last the least sure', () => {
        const view = viewOf(fixture('place'));
        const raiders = raidersOf(view);
        expect(raiders).toHaveLength(Math.max(...view.derived.attack.strengths));
        expect(raiders[0]).toBe(1);
        expect(raiders).toEqual([...raiders].sort((a, b) => b - a));
        expect(new Set(spacesOf(view)).size).toBe(view.wall.length);
    });

    it('stands in pairs on a phone', () => {
        expect(layoutFor(true)).toBe(NARROW_LAYOUT);
        expect(layoutFor(true, false, false, true)).toBe(TABLET_LAYOUT);
        expect(layoutFor(false)).toBe(WIDE_LAYOUT);
        expect(layoutFor(false, true)).toBe(LOW_LAYOUT);
    });
});
