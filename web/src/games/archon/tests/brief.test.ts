import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, View } from '../../../protocol/messages';
import { words } from '../../../text/words.svelte';
import story from '../story';
import { fixture } from './helpers';

const { view } = fixture('place').position;
function event(kind: string, fields: Record<string, unknown>): Happened {
    return { ply: 900, kind, fields, text: { en: kind, fr: kind, de: kind } };
}
function lineOf(events: Happened[], language: 'en' | 'fr' | 'de' = 'en') {
    const names = ['Ada', 'Bo', 'Chloé', 'Dimitri'];
    const told = { before: view as View, after: view as View, events, names, viewer: 3, language };
    return story.line(1, told)!;
}
const VISIT = [
    event('card_played', { seat: 1, card: 'merchant', count: 1, plain: false }),
    event('figure_placed', { seat: 1, location: 'treasury', slot: 'a', joined: 0 }),
    event('gained', { seat: 1, goods: 'gold', count: 3, short: 0, cause: 'treasury' }),
];

beforeEach(async () => {
    vi.spyOn(words, 'game').mockImplementation((_game, _id, args) => String(args?.location));
    await Promise.all((['en', 'fr', 'de'] as const).map((language) => story.load(language)));
});

describe('what a seat did', () => {
    it.each([
        ['en', 'Bo went to the Treasury with a Merchant and got 3 Gold.'],
        ['fr', 'Bo a visité la Trésorerie avec un marchand et a reçu 3 or.'],
        ['de', 'Bo ging in die Schatzkammer mit einem Händler und bekam 3 Gold.'],
    ] as const)('names the Magister that was played: %s', (language, text) => {
        expect(lineOf(VISIT, language).text).toBe(text);
    });

    it('says nothing of a Courtier', () => {
        const plain = event('card_played', { seat: 1, card: 'courtier', count: 1, plain: false });
        expect(lineOf([plain, ...VISIT.slice(1)]).text).toBe(
            'Bo went to the Treasury and got 3 Gold.',
        );
    });

    it('is also a place and pictures with their numbers, where there is little room', () => {
        const paid = event('paid', { seat: 1, goods: 'iron', count: 2, cause: 'treasury' });
        expect(lineOf([...VISIT, paid]).brief).toEqual({
            text: 'treasury',
            things: [
                { name: 'gold', count: 3 },
                { name: 'iron', count: -2 },
            ],
        });
    });
});
