import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURES, NAMES } from '../../../../dev/fixtures';
import type { Language } from '../../../protocol/messages';
import { consequences } from '../model/consequences';
import { contents, squareLabel } from '../model/labels';
import { placerOf } from '../model/moves';
import { spoken } from '../model/spoken';
import { arkadia, cardName, cardOf } from '../model/view';
import { load, words, type Words } from '../words.svelte';
import { scene } from './places';

const LANGUAGES: Language[] = ['en', 'fr', 'de'];
let t: Words;

beforeAll(async () => {
    await Promise.all(LANGUAGES.map(load));
    t = words('en');
});

describe('what a choice would do', () => {
    it('is read off its events', () => {
        for (const { view, ghost, viewer, name } of FIXTURES) {
            if (!ghost?.result.position) continue;
            const [before, after] = [arkadia(view), arkadia(ghost.result.position.view)];
            const found = consequences([before, []], [after, ghost.result.happened], viewer);
            const gained = found.gains.reduce((sum, [, count]) => sum + count, 0);
            const own = viewer === null ? null : [before.seals[viewer], after.seals[viewer]];
            const sum = (purse: Record<string, number> | null | undefined) =>
                Object.values(purse ?? {}).reduce((a, b) => a + b, 0);
            if (own && before.phase !== 'cash')
                expect(gained, name).toBe(sum(own[1]) - sum(own[0]));
            const open = (one: typeof before) => one.buildings.filter((b) => !b.completed).length;
            const laid = after.buildings.length - before.buildings.length;
            expect(found.encloses, name).toBe(open(before) + laid - open(after));
        }
    });

    it('leaves out what the draft does already', () => {
        const fixture = FIXTURES.find(({ ghost }) =>
            ghost?.result.happened.some(({ kind }) => kind === 'building_completed'),
        );
        const view = arkadia(fixture?.view ?? {});
        const events = fixture?.ghost?.result.happened ?? [];
        expect(consequences([view, []], [view, events], 0).encloses).toBeGreaterThan(0);
        const none = { encloses: 0, gains: [], others: [], recruits: 0, gold: 0, values: [] };
        expect(consequences([view, events], [view, events], 0)).toEqual(none);
    });

    it('has words', () => {
        const found = {
            encloses: 1,
            gains: [['red', 2]] as [['red', number]],
            others: [[1, 1]] as [[number, number]],
            recruits: 1,
            gold: 0,
            values: [],
        };
        expect(spoken(found, NAMES, t)).toBe(
            'encloses 1 building, pays you 2 red seals, pays Bruno 1 seal, and recruits 1 neutral worker',
        );
    });
});

describe('what has happened', () => {
    it('names the player', () => {
        const { view, happened } = scene('must');
        const laid = happened.filter(({ kind }) => kind === 'building_laid');
        expect(laid.length).toBeGreaterThan(0);
        for (const { fields } of laid)
            expect(placerOf(happened, Number(fields.building))).toBe(fields.seat);
        for (const { kind, fields } of happened)
            if (kind === 'worker_placed')
                expect(placerOf(happened, fields.square as [number, number])).toBe(fields.seat);
        expect(placerOf([], arkadia(view).buildings.length)).toBeNull();
    });

    it('counts the completions to the end', () => {
        const left = (name: string) => arkadia(scene(name).view).derived.pieces_to_end;
        expect([left('start'), left('last-round')]).toEqual([20, 0]);
    });
});

describe('words', () => {
    it('call cards as the game itself does', () => {
        for (const language of LANGUAGES) {
            const bundle = new FluentBundle(language, { useIsolating: false });
            const file = `../src/polis/games/arkadia/text/${language}.ftl`;
            bundle.addResource(new FluentResource(readFileSync(file, 'utf-8')));
            for (let kind = 0; kind < 28; kind++) {
                const pattern = bundle.getMessage('card-name')?.value;
                const name = cardName(kind);
                const theirs = pattern ? bundle.formatPattern(pattern, { ...cardOf(name) }) : '';
                expect(words(language).card(name)).toBe(theirs);
            }
        }
    });

    it('describe every square of the board', () => {
        for (const { view } of FIXTURES)
            for (const language of LANGUAGES) {
                const told = contents(arkadia(view), NAMES, words(language));
                expect(told).toHaveLength(192);
                expect(told.every((one) => one.length > 2 && !one.includes('{'))).toBe(true);
            }
        expect(squareLabel(85, 'vacant', true, t)).toBe('f6, vacant, can be chosen');
    });
});
