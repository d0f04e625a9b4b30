import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Happened, Language, View } from '../../../protocol/messages';
import { words } from '../../../text/words.svelte';
import { landing, lengthOf } from '../../../table/stage/staging.svelte';
import { ACTS, places } from '../model/season';
import { archonView } from '../model/view';
import story from '../story';
import { LANGUAGES } from './helpers';

interface End {
    name: string;
    before: View;
    after: View;
    happened: Happened[];
}
const path = join(import.meta.dirname, '../../../../dev/fixtures/archon-seasons.json');
const ENDS = JSON.parse(readFileSync(path, 'utf-8')) as End[];
const NAMES = ['Ada', 'Bo', 'Chloé', 'Dimitri'];

function beatsOf(end: End, language: Language = 'en', viewer: number | null = 0) {
    const told = { before: end.before, after: end.after, events: end.happened };
    return story.beats({ ...told, names: NAMES, viewer, language });
}
function sceneOf(end: End) {
    return beatsOf(end).filter(({ scene }) => scene);
}
function named(name: string): End {
    return ENDS.find((end) => end.name === name)!;
}
const actsOf = (end: End) => sceneOf(end).map(({ view }) => archonView(view)!.ended!.act);

beforeAll(async () => {
    vi.spyOn(words, 'game').mockImplementation((_, id) => id);
    await Promise.all(LANGUAGES.map((language) => story.load(language)));
});

describe('the end of a season', () => {
    it('goes through its pictures in their order, each with words of its own', () => {
        for (const end of ENDS) {
            const acts = actsOf(end).map((act) => ACTS.indexOf(act));
            expect(acts.length, end.name).toBeGreaterThan(3);
            expect(acts).toEqual([...acts].sort((a, b) => a - b));
            const lines = sceneOf(end).map(({ line }) => line);
            expect(new Set(lines).size).toBe(lines.length);
        }
        expect(actsOf(named('held'))).not.toContain('raid');
        expect(actsOf(named('raided'))).toContain('raid');
        // A seat chooses what to lose: the scene stops there, and goes on with the raid.
        expect(actsOf(named('asked'))).not.toContain('row');
        expect(actsOf(named('chosen'))[0]).not.toBe('street');
        expect(actsOf(named('chosen')).at(-1)).toBe('sum');
    });

    it('leaves the street as it was while somebody chooses what the raiders take', () => {
        const [asked, chosen] = [named('asked'), named('chosen')];
        const figures = (view: View) => JSON.stringify(archonView(view)!.locations);
        const last = sceneOf(asked).at(-1)!.landed;
        const held = story.held!(last, asked.after, asked.after)!;
        expect(figures(held)).toBe(figures(last));
        expect(figures(held)).not.toBe(figures(asked.after));
        const [shown, real] = [archonView(held)!, archonView(asked.after)!];
        expect([shown.raid, shown.players]).toEqual([real.raid, real.players]);
        expect(shown.ended?.act).toBe('raid');
        // A draft that ends the raid does not show the new season before it is sent.
        expect(archonView(story.held!(last, asked.after, chosen.after)!)!.raid).toEqual(real.raid);
        // The choice itself goes on from there; after it nothing is held.
        for (const { view } of beatsOf({ ...chosen, before: held }).filter(({ scene }) => scene))
            expect(figures(view)).toBe(figures(last));
        expect(story.held!(last, chosen.after, chosen.after)).toBeNull();
    });

    it.each(['held', 'raided', 'last'])('takes six to eight seconds: %s', (name) => {
        const scene = sceneOf(named(name));
        const length = scene.reduce((sum, beat) => sum + lengthOf(beat, 'normal', 1), 0);
        expect(length).toBeGreaterThan(6000);
        expect(length).toBeLessThanOrEqual(8000);
        for (const beat of scene) {
            expect(lengthOf(beat, 'normal')).toBeGreaterThanOrEqual(400);
            expect(landing(beat)).toBeLessThan(lengthOf(beat, 'normal'));
        }
    });

    it('shows the street as its last figure left it until the new season begins', () => {
        for (const end of ENDS) {
            const before = archonView(end.before)!;
            const [ground] = sceneOf(end).map(({ view }) => archonView(view)!);
            for (const beat of sceneOf(end))
                for (const view of [beat.view, beat.landed].map((one) => archonView(one)!)) {
                    expect(view.locations, end.name).toEqual(ground!.locations);
                    expect(view.wall).toEqual(ground!.wall);
                    expect([view.season, view.round]).toEqual([before.season, before.round]);
                    expect([view.palace, view.market]).toEqual([before.palace, before.market]);
                    // Nobody guesses while it is counted.
                    expect(view.derived.next_scoring.every((more) => more === 0)).toBe(true);
                }
        }
    });

    it('counts down what the raid takes and up what the rows pay, to the points of the end', () => {
        for (const end of ENDS.filter(({ name }) => name !== 'asked')) {
            const last = archonView(sceneOf(end).at(-1)!.landed)!;
            const after = archonView(end.after)!;
            const of = (view: typeof after) => view.players.map(({ points }) => points);
            expect(of(last), end.name).toEqual(of(after));
        }
        const raid = sceneOf(named('raided')).find(
            ({ view }) => archonView(view)!.ended!.act === 'raid',
        )!;
        const lost = (of: View) =>
            archonView(of)!.players.map(({ gold, recruits }) => gold + recruits);
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(lost(raid.landed))).toBeLessThan(sum(lost(raid.view)));
        const goods = raid.flights.filter(({ from }) => from.includes('data-goods'));
        expect(goods.length).toBe(raid.flights.length);
        // All seats at once: the first thing of each starts at once.
        expect(raid.flights.filter(({ after }) => after === 0).length).toBeGreaterThan(1);
    });

    it.each(LANGUAGES)('is said in whole sentences to everybody: %s', (language) => {
        for (const end of ENDS)
            for (const viewer of [null, 0, 1, 2, 3])
                for (const { line, scene } of beatsOf(end, language, viewer)) {
                    if (!scene) continue; // the engine's own words, which the fixtures lack
                    expect(line).toMatch(/[.?!]$/);
                    expect(line).not.toMatch(/\{|undefined|NaN|season-| {2}/);
                }
    });

    it('shares a place among equal points', () => {
        expect(places([20, 25, 20, 3])).toEqual([2, 1, 2, 4]);
    });
});
