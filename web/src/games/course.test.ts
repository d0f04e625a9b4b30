import { describe, expect, it } from 'vitest';
import type { Happened } from '../protocol/messages';
import { courseOf } from './course';

const TEXT = { en: '', fr: '', de: '' };
const event = (ply: number, kind: string, fields: Record<string, unknown>): Happened => ({
    ply,
    kind,
    fields,
    text: TEXT,
});

describe('the course of a finished game', () => {
    it('of Arkadia counts gold, and seals at the value of the moment', () => {
        const first = { castle: { tops: ['red', 'olive', 'red', 'olive'] } };
        const log = [
            event(0, 'game_started', {}),
            event(1, 'seals_paid', { seat: 1, family: 'red', count: 2 }),
            event(1, 'seal_taken', { seat: 0, family: 'red' }),
            event(2, 'castle_placed', { seat: 0, family: 'red', square: 2 }),
            event(3, 'seals_cashed', { seat: 1, family: 'red', count: 2, gold: 6 }),
            event(4, 'castle_placed', { seat: 0, family: 'olive', square: 1 }),
        ];
        expect(courseOf('arkadia', log, 2, first).map(({ scores }) => scores)).toEqual([
            [0, 0],
            [2, 4],
            [3, 6],
            [3, 6],
            [2, 6],
        ]);
    });

    it('of Archon counts points, lost ones too', () => {
        const log = [
            event(1, 'points_scored', { seat: 0, count: 3, cause: 'palace' }),
            event(2, 'rank_scored', { seat: 1, points: 7, category: 'arts' }),
            event(2, 'points_scored', { seat: 0, count: -1, cause: 'raid' }),
        ];
        const first = { players: [{ points: 4 }, { points: 4 }] };
        expect(courseOf('archon', log, 2, first)).toEqual([
            { ply: 1, scores: [7, 4] },
            { ply: 2, scores: [6, 11] },
        ]);
    });
});
