import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, NAMES } from '../../../../dev/fixtures';
import type { Happened, View } from '../../../protocol/messages';
import type { Told } from '../../story';
import { arkadia } from '../model/view';
import story from '../story';
import { scene } from './places';

const open = scene('open');
const after = arkadia(open.view);
let ply = 900;
function event(kind: string, fields: Record<string, unknown>): Happened {
    return { ply: ply++, kind, fields, text: { en: kind, fr: kind, de: kind } };
}
const done = after.buildings.find(({ completed }) => completed)!;
const laid = after.buildings.at(-1)!;
const worker = after.workers.at(-1)!;
const { family } = done;

/** The position before a turn that lays, works, completes and builds. */
const before = {
    ...after,
    turn: 2,
    buildings: after.buildings
        .filter(({ number }) => number !== laid.number)
        .map((one) => ({ ...one, completed: one.completed && one.number !== done.number })),
    workers: after.workers.slice(0, -1),
    castle: { ...after.castle, values: { ...after.castle.values, red: 0 } },
    seals: after.seals.map((seals) => seals && { ...seals, [family]: seals[family] - 2 }),
};
const building = done.number;
const EVENTS = [
    event('card_played', { seat: 2, card: 'mill red' }),
    event('building_laid', {
        seat: 2,
        building: laid.number,
        form: laid.form,
        family: laid.family,
    }),
    event('card_drawn', { seat: 2 }),
    event('worker_placed', { seat: 2, neutral: false, square: worker.square }),
    event('building_completed', { seat: 2, building, form: done.form, family }),
    event('seals_paid', { seat: 0, family, count: 2, building }),
    event('seals_paid', { seat: 1, family, count: 2, building }),
    event('seal_taken', { seat: 2, family, building }),
    event('castle_placed', { seat: 2, family: 'red', square: 1, floor: 1 }),
    event('turn_started', { seat: 3 }),
];
function told(events = EVENTS, viewer: number | null = 1): Told {
    const [was, is] = [before as unknown as View, open.view];
    return { before: was, after: is, events, names: NAMES, viewer, language: 'en' };
}

beforeAll(() => story.load('en'));

describe('the story of a turn', () => {
    it('has a step for each thing one sees, each with its line and place', () => {
        const beats = story.beats(told());
        expect(beats.map(({ seat }) => seat)).toEqual([2, 2, 2, 2]);
        for (const beat of beats) {
            expect(beat.line).toMatch(/^Chloé .*\.$/);
            expect(beat.spots.length).toBeGreaterThan(0);
        }
        expect(beats[2]!.line).toContain('2 to you');
        expect(beats[3]!.line).toContain(`red is worth ${after.castle.values.red} now`);
    });

    it('shows nothing before its step, and ends at the final position', () => {
        const beats = story.beats(told());
        const shown = beats.map(({ landed }) => arkadia(landed));
        const has = (n: number) => shown[n]!.buildings.some((one) => one.number === laid.number);
        expect([has(0), shown[0]!.workers.length]).toEqual([true, before.workers.length]);
        expect(shown[1]!.workers.length).toBe(after.workers.length);
        const complete = (n: number) =>
            shown[n]!.buildings.find((one) => one.number === building)!.completed;
        expect([complete(1), complete(2)]).toEqual([false, true]);
        expect(shown.at(-1)).toEqual(after);
    });

    it('lets seals fly to everybody who is paid and counts them when they have arrived', () => {
        const beat = story.beats(told())[2]!;
        expect(beat.flights.map(({ to, count }) => [to, count])).toEqual([
            ['[data-home="0"]', 2],
            ['[data-home="1"]', 2],
            ['[data-home="2"]', 1],
        ]);
        const seals = (view: View) => arkadia(view).seals[1]?.[family];
        expect(seals(beat.view)).toBe(before.seals[1]?.[family]);
        expect(seals(beat.landed)).toBe((before.seals[1]?.[family] ?? 0) + 2);
    });

    it('is one line for a seat, marked where it completed something and at all other places of its turn', () => {
        const line = story.line(2, told())!;
        expect(line.text.match(/Chloé/g)?.length).toBe(2); // as the subject and as one who is paid
        expect(line.text).toContain('; red is worth');
        expect(line.spots.slice(0, 1)).toEqual(story.spots(EVENTS[4]!, open.view));
        for (const event of EVENTS.filter(({ fields }) => fields.seat === line.seat))
            expect(line.spots).toEqual(expect.arrayContaining(story.spots(event, open.view)));
        expect(story.line(3, told())).toBeNull();
    });

    it.each([
        ['en', /^You laid /],
        ['fr', /^Vous avez posé /],
        ['de', /^Sie legten /],
    ] as const)(
        'speaks to the player who acted in the second person: %s',
        async (language, first) => {
            await story.load(language);
            const { text } = story.line(2, { ...told(EVENTS, 2), language })!;
            expect(text).toMatch(first);
            expect(text).not.toContain('Chloé');
        },
    );

    it.each([
        ['en', 'One worker closes', /: 2 seals to Ada, 2 to you, 1 to Chloé\.$/, 'Red piece on'],
        ['fr', 'Un ouvrier achève', /\s: 2 sceaux pour Ada, 2 pour vous, /, 'Bloc rouge en'],
        ['de', 'Ein Arbeiter vollendet', /: 2 Siegel an Ada, 2 an Sie, /, 'Roter Stein auf'],
    ] as const)(
        'says of a turn that is being put together each part and its effect: %s',
        async (language, closes, pays, piece) => {
            await story.load(language);
            const lines = story.drafted({ ...told(EVENTS, 1), language });
            expect(lines).toHaveLength(3);
            expect(lines[1]).toContain(closes);
            expect(lines[1]).toMatch(pays);
            expect(lines[2]).toContain(piece);
            expect(lines[2]).toContain(`${after.castle.values.red}.`);
            for (const line of lines) expect(line).not.toMatch(/\{|undefined|NaN|draft-/);
            await story.load('en');
        },
    );

    it('tells every event of a real game without a word that is missing', () => {
        for (const { view, happened } of FIXTURES) {
            const drafted = story.drafted({ ...told(happened), before: view, after: view });
            for (const line of drafted) expect(line).not.toMatch(/\{|undefined|NaN|^[a-z-]+$/);
            const beats = story.beats({ ...told(happened), before: view, after: view });
            for (const { line } of beats) expect(line).not.toMatch(/\{|undefined|NaN|^[a-z-]+$/);
        }
    });
});
