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
    it('tells the gold of each family', () => {
        const log = [
            event(1, 'seals_cashed', { seat: 0, family: 'red', count: 2, gold: 6 }),
            event(1, 'final_cashed', { seat: 1, family: 'red', count: 1, gold: 3 }),
        ];
        expect(sourcesOf(review, log, [0, 0]).map(({ points }) => points)).toEqual([[6, 3]]);
    });
});
