import { describe, expect, it } from 'vitest';
import { choicesOf } from '../model/hand/choices';
import { housesOf } from '../model/houses';
import { draftAction, fits, toggled } from '../model/hand/draft';
import { NARROW_LAYOUT, WIDE_LAYOUT } from '../model/city/layout';
import { shelf, slotAction, slotOf } from '../model/city/slots';
import { labelOf, type Scene, stopsOf } from '../model/city/stops';
import { box, fixture, fixtures, LANGUAGES, sayIn, viewOf } from './helpers';
import type { Fixture } from './helpers';
import { hasDrawing } from '../draw/drawing';
import '../draw/tiles';

const PHASES = [
    ...['draft', 'split', 'place', 'again', 'card', 'take', 'give', 'trade', 'magister'],
    ...['tile', 'save', 'replace', 'wall', 'more', 'lose', 'over'],
];

function sceneOf(entry: Fixture, layout = WIDE_LAYOUT, language = LANGUAGES[0]!): Scene {
    const { legal } = entry;
    const view = viewOf(entry);
    return { view, box, legal, viewer: entry.viewer, layout, say: sayIn(language) };
}

describe('every phase', () => {
    it('has a fixture', () => {
        expect(PHASES.filter((phase) => !fixtures.some((f) => f.name === phase))).toEqual([]);
    });

    it.each(fixtures.map((f) => [f.name, f] as const))(
        '%s: all legal actions can be chosen',
        (_, entry) => {
            const scene = sceneOf(entry);
            const reached = new Set([
                ...stopsOf(scene).flatMap((stop) => stop.action?.n ?? []),
                ...choicesOf(scene, scene.legal).map((choice) => choice.action.n),
            ]);
            const special = (verb: string) => ['split', 'draft', 'done', 'stop'].includes(verb);
            const missing = scene.legal.filter((a) => !special(a.verb) && !reached.has(a.n));
            expect(missing.map((action) => action.text)).toEqual([]);
        },
    );

    it.each(LANGUAGES)('has whole labels in %s', (language) => {
        for (const entry of fixtures) {
            const scene = sceneOf(entry, NARROW_LAYOUT, language);
            const labels = [
                ...stopsOf(scene).map(labelOf),
                ...choicesOf(scene, scene.legal).flatMap((c) => [c.label, c.note || '-']),
            ];
            for (const label of labels) {
                expect(label).toMatch(/^\S.*\S$|^\S$/);
                expect(label).not.toMatch(/[{}$]|undefined|NaN|\. \.|: $/);
            }
        }
    });

    it('spares an amount in the case of its sentence', () => {
        const scene = sceneOf(fixture('save'), WIDE_LAYOUT, 'de');
        const saved = (part: number) =>
            choicesOf(scene, [{ n: 0, verb: 'save', text: '', parts: [part] }])[0]?.label;
        expect([saved(0), saved(1)]).toEqual(['1 Gold sparen', '1 Rekruten sparen']);
    });

    it('shows only things that are drawn', () => {
        for (const entry of fixtures) {
            const scene = sceneOf(entry);
            for (const { icons } of choicesOf(scene, scene.legal)) {
                expect(icons.length).toBeGreaterThan(0);
                for (const icon of icons) expect(hasDrawing(icon), icon).toBe(true);
            }
        }
    });

    it('asks about forbidden places in notation, and of nobody who has nothing to decide', () => {
        const asked = stopsOf(sceneOf(fixture('place'))).find((s) => s.id === 'slot:planetarium:0');
        expect(asked).toMatchObject({ action: null, ask: 'planetarium a' });
        const palace = stopsOf(sceneOf(fixture('place'))).find((s) => s.id === 'slot:palace:1');
        expect(palace?.ask).toBe('palace 2');
        const tile = housesOf(sceneOf(fixture('tile'))).find((house) => house.id === 'tile:statue');
        expect(tile?.ask).toBe('tile statue');
        expect(stopsOf(sceneOf(fixture('spectator'))).filter((s) => s.ask || s.action)).toEqual([]);
    });
});

describe('slots', () => {
    it('lead to the slot that is listed for equal ones', () => {
        const { view, legal } = sceneOf(fixture('place'));
        const action = slotAction(view, legal, 'barracks', 1);
        expect(action?.text).toBe('barracks a');
        expect(slotOf(action!)).toEqual({ location: 'barracks', slot: 0 });
    });

    it('are not equal when they are taken, covered, of other cards, or in the Palace', () => {
        const { view, legal } = sceneOf(fixture('place'));
        expect(slotAction(view, legal, 'repository', 0)).toBeNull();
        expect(slotAction(view, legal, 'palace', 2)).toBeNull();
        expect(slotAction(view, legal, 'barracks', 2)?.text).toBe('barracks c');
        const few = sceneOf(fixture('place-late-2'));
        expect(slotAction(few.view, few.legal, 'barracks', 2)).toBeNull();
    });
});

describe('the market', () => {
    it('fills its rows from the dear end', () => {
        const places = shelf(box, 'iron', 1);
        expect(places.map((place) => place.filled)).toEqual([false, false, false, true]);
        expect(places.map((place) => place.next)).toEqual([null, null, 'sell', 'buy']);
        expect(shelf(box, 'iron', 4).map((place) => place.next)).toEqual(['buy', null, null, null]);
        expect(shelf(box, 'iron', 0).map((place) => place.next)).toEqual([
            null,
            null,
            null,
            'sell',
        ]);
    });

    it('asks and gives what the view says', () => {
        const { view, ...scene } = sceneOf(fixture('trade'));
        const { derived } = view;
        const dear = { ...view, derived: { ...derived, buy: { ...derived.buy, iron: 7 } } };
        const stop = stopsOf({ ...scene, view: dear }).find(({ id }) => id === 'buy:iron');
        expect(stop?.title).toContain('7');
    });
});

describe('the draft', () => {
    const { legal } = fixture('draft');

    it('finds the pair in any order', () => {
        expect(draftAction(legal, ['merchant', 'cleric'])?.text).toBe('draft cleric merchant');
        expect(draftAction(legal, ['merchant'])).toBeNull();
    });

    it('lets only what is allowed be taken together', () => {
        const some = legal.filter((action) => action.text !== 'draft cleric merchant');
        expect(fits(some, ['cleric'], 'merchant')).toBe(false);
        expect(fits(some, ['cleric'], 'scribe')).toBe(true);
        expect(fits(some, ['cleric', 'scribe'], 'merchant')).toBe(false);
        expect(fits(some, ['cleric', 'scribe'], 'scribe')).toBe(true);
    });

    it('puts back what is pressed again', () => {
        expect(toggled(['cleric'], 'scribe')).toEqual(['cleric', 'scribe']);
        expect(toggled(['cleric', 'scribe'], 'cleric')).toEqual(['scribe']);
    });
});
