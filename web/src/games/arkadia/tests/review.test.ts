import { describe, expect, it } from 'vitest';
import type { Happened } from '../../../protocol/messages';
import { scoresOver, sourcesOf } from '../../../table/review';
import review from '../review';

const TEXT = { en: '', fr: '', de: '' };
const event = (ply: number, kind: string, fields: Record<string, unknown>): Happened => ({
    ply,
    kind,
    fields,
    text: TEXT,
});

describe('a finished game', () => {
    it('counts gold, and seals at the value of the moment', () => {
        const first = { castle: { tops: ['red', 'olive', 'red', 'olive'] } };
        const log = [
            event(0, 'game_started', {}),
            event(1, 'seals_paid', { seat: 1, family: 'red', count: 2 }),
            event(1, 'seal_taken', { seat: 0, family: 'red' }),
            event(2, 'castle_placed', { seat: 0, family: 'red', square: 2 }),
            event(3, 'seals_cashed', { seat: 1, family: 'red', count: 2, gold: 6 }),
            event(4, 'castle_placed', { seat: 0, family: 'olive', square: 1 }),
        ];
        expect(scoresOver(review, log, 2, first).map(({ scores }) => scores)).toEqual([
            [0, 0],
            [2, 4],
            [3, 6],
            [3, 6],
            [2, 6],
        ]);
    });

    it('tells the gold of each family', () => {
        const log = [
            event(1, 'seals_cashed', { seat: 0, family: 'red', count: 2, gold: 6 }),
            event(1, 'final_cashed', { seat: 1, family: 'red', count: 1, gold: 3 }),
        ];
        expect(sourcesOf(review, log, [0, 0]).map(({ points }) => points)).toEqual([[6, 3]]);
    });
});
