import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Happened, View } from '../../../protocol/messages';
import { words } from '../../../text/words.svelte';
import { flown } from '../../../table/stage/staging.svelte';
import type { BoardProps } from '../../contract';
import type { Told } from '../../story';
import { archonView, type ArchonView } from '../model/view';
import story from '../story';
import { fixture, fixtures } from './helpers';

const NAMES = ['Ada', 'Bo', 'Chloé', 'Dimitri'];
const before = archonView(fixture('place').position.view)!;
let ply = 900;
function event(kind: string, fields: Record<string, unknown>): Happened {
    return { ply: ply++, kind, fields, text: { en: kind, fr: kind, de: kind } };
}
const EVENTS = [
    event('card_played', { seat: 1, card: 'courtier', count: 1, plain: true }),
    event('figure_placed', { seat: 1, location: 'academy', slot: 'a', joined: 0 }),
    event('tax_paid', { seat: 1, owner: 3, location: 'academy' }),
    event('paid', { seat: 1, goods: 'papyrus', count: 1, cause: 'academy' }),
    event('gained', { seat: 1, goods: 'arts', count: 2, short: 0, cause: 'academy' }),
    event('points_scored', { seat: 1, count: 3, cause: 'academy' }),
];
const SCORING = [
    event('round_ended', { round: 3 }),
    event('rank_scored', { seat: 0, category: 'arts', pieces: 2, rank: 1, points: 5 }),
    event('rank_scored', { seat: 1, category: 'arts', pieces: 1, rank: 2, points: 2 }),
    event('rank_scored', { seat: 1, category: 'science', pieces: 1, rank: 1, points: 4 }),
];
function told(events: Happened[], after: ArchonView = before): Told {
    const view = (one: ArchonView) => one as unknown as View;
    const sight = { names: NAMES, viewer: 3, language: 'en' as const };
    return { before: view(before), after: view(after), events, ...sight };
}

beforeAll(async () => {
    vi.spyOn(words, 'game').mockImplementation((_, id) => id);
    await story.load('en');
});

describe('the story of a turn', () => {
    it('goes to a place, then says what that brings', () => {
        const beats = story.beats(told(EVENTS));
        expect(beats.map(({ line }) => line)).toEqual([
            'Bo went to the Academy and paid tax to you.',
            'Bo paid 1 Papyrus, got 2 Arts cards, and scored 3 points.',
        ]);
        expect(beats[1]!.spots).toEqual(beats[0]!.spots);
    });

    it.each([
        ['en', 'You went to the Academy and paid tax to Dimitri.'],
        ['fr', 'Vous avez visité l’Académie et avez payé l’impôt à Dimitri.'],
        ['de', 'Sie gingen in die Akademie und zahlten Steuer an Dimitri.'],
    ] as const)(
        'speaks to the player who acted in the second person: %s',
        async (language, line) => {
            await story.load(language);
            const mine = { ...told(EVENTS), viewer: 1, language };
            expect(story.beats(mine)[0]!.line).toBe(line);
        },
    );

    it.each([
        [
            'en',
            'You go to the Academy, pay tax to Dimitri, pay 1 Papyrus, get 2 Arts cards, and score 3 points.',
        ],
        [
            'fr',
            'Vous allez à l’Académie, payez l’impôt à Dimitri, payez 1 papyrus, recevez 2 cartes Art et marquez 3 points.',
        ],
        [
            'de',
            'Sie gehen in die Akademie, zahlen Steuer an Dimitri, zahlen 1 Papyrus, bekommen 2 Kunstkarten und machen 3 Punkte.',
        ],
    ] as const)('says what a turn does that is being put together: %s', async (language, line) => {
        await story.load(language);
        const pass = event('passed', { seat: 1, count: 0 });
        const mine = { ...told([...EVENTS, pass]), viewer: 1, language };
        expect(story.drafted(mine)).toEqual([line, 'passed']);
    });

    it('counts goods when they have arrived', () => {
        const more = event('turn_started', { seat: 2 });
        const [, effect] = story.beats(
            told([...EVENTS, event('passed', { seat: 2, count: 0 }), more]),
        );
        const of = (view: View) => archonView(view)!.players[1]!;
        expect(of(effect!.view).arts).toBe(before.players[1]!.arts);
        expect(of(effect!.landed).arts).toBe(before.players[1]!.arts + 2);
        expect(of(effect!.landed).points).toBe(before.players[1]!.points + 3);
        expect(effect!.flights.map(({ thing, from, to }) => [thing, from, to])).toEqual([
            ['papyrus', '[data-home="1"]', '[data-stop="slot:academy:0"]'],
            ['arts', '[data-stop="slot:academy:0"]', '[data-home="1"]'],
            ['points', '[data-stop="slot:academy:0"]', '[data-home="1"]'],
        ]);
    });

    it('lets what is new fly from the figure where nothing is staged', () => {
        const at = (view: number) => ({ ...before, ply: view }) as unknown as View;
        const since = (from: number, to: number) => {
            const shown = { view: at(to), happened: EVENTS, names: NAMES, viewer: 1 } as BoardProps;
            return flown(story, at(from), shown)?.flights.map(({ thing }) => thing);
        };
        expect(since(EVENTS[3]!.ply, ply)).toEqual(['arts', 'points']);
        expect(since(0, ply)).toEqual(['seat:1', 'gold', 'papyrus', 'arts', 'points']);
        expect(since(ply, 0)).toBeUndefined(); // taken back
    });

    it('makes a step of each row of a scoring, so that no points come unannounced', () => {
        const beats = story.beats(told(SCORING));
        expect(beats.slice(1).map(({ line }) => line)).toEqual([
            'Arts are scored: Ada +5, Bo +2.',
            'Science is scored: Bo +4.',
        ]);
        const points = beats.map(({ landed }) => archonView(landed)!.players[1]!.points);
        expect(points.slice(0, 2)).toEqual([
            before.players[1]!.points,
            before.players[1]!.points + 2,
        ]);
    });

    it('is one line for a seat, marked where its figure stands', () => {
        const line = story.line(1, told(EVENTS))!;
        expect(line.text).toMatch(/^Bo went to the Academy, .* and scored 3 points\.$/);
        expect(line.spots).toEqual(['[data-stop="slot:academy:0"]']);
        expect(story.line(0, told(EVENTS))).toBeNull();
    });

    it('tells every event of a real game without a word that is missing', () => {
        for (const { position, happened } of fixtures) {
            const beats = story.beats({
                ...told(happened),
                before: position.view,
                after: position.view,
            });
            for (const { line } of beats) expect(line).not.toMatch(/\{|undefined|NaN|^[a-z-]+$/);
        }
    });
});
