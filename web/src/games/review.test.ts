import { expect, it } from 'vitest';
import type { Happened } from '../protocol/messages';
import { sourcesOf } from '../ending/review';
import archon from './archon/review';
import arkadia from './arkadia/review';

function event(kind: string, fields: Record<string, unknown>): Happened {
    return { ply: 1, kind, fields, text: { en: '', fr: '', de: '' } };
}

it('Archon begins with what the seats were given, and counts a season once', () => {
    const log = [
        event('rank_scored', { seat: 1, points: 7, category: 'arts' }),
        event('points_scored', { seat: 0, count: -1, cause: 'raid' }),
        event('rank_scored', { seat: 0, points: 0, category: 'arts' }),
    ];
    const points = sourcesOf(archon, log, [4, 4]).map((source) => source.points);
    const sums = [0, 1].map((seat) => points.reduce((sum, one) => sum + (one[seat] ?? 0), 0));
    expect(sums).toEqual([3, 11]);
});

it('Arkadia tells the gold of each family', () => {
    const log = [
        event('seals_cashed', { seat: 0, family: 'red', count: 2, gold: 6 }),
        event('final_cashed', { seat: 1, family: 'red', count: 1, gold: 3 }),
    ];
    expect(sourcesOf(arkadia, log, [0, 0]).map(({ points }) => points)).toEqual([[6, 3]]);
});
