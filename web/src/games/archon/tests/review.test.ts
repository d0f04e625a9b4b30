import { describe, expect, it } from 'vitest';
import type { Happened } from '../../../protocol/messages';
import { sourcesOf } from '../../../table/ending/review';
import review from '../review';

const TEXT = { en: '', fr: '', de: '' };
const event = (ply: number, kind: string, fields: Record<string, unknown>): Happened => ({
    ply,
    kind,
    fields,
    text: TEXT,
});

describe('a finished game', () => {
    it('begins with what the seats were given, and counts a season once', () => {
        const log = [
            event(1, 'rank_scored', { seat: 1, points: 7, category: 'arts' }),
            event(1, 'points_scored', { seat: 0, count: -1, cause: 'raid' }),
            event(1, 'rank_scored', { seat: 0, points: 0, category: 'arts' }),
        ];
        const points = sourcesOf(review, log, [4, 4]).map((source) => source.points);
        const sums = [0, 1].map((seat) => points.reduce((sum, one) => sum + (one[seat] ?? 0), 0));
        expect(sums).toEqual([3, 11]);
    });
});
