// One's own level, from the games one has finished.
import { describe, expect, it } from 'vitest';
import type { MineHead } from '../../net/api';
import { chosenRank, endOf, ranked, type Ended, type Rank } from './ranking';

const LEVELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Games one after the other: `+` won, `-` lost, `=` neither; against the level one has by then, unless named. */
function after(told: string, rank?: Rank, level?: string): Rank {
    let now = rank;
    [...told].forEach((sign, i) => {
        const outcome = ({ '+': 1, '-': -1, '=': 0 } as const)[sign as '+'];
        const created = `2030-01-${String(10 + i)}T00:00:00.000Z`;
        now = ranked(now, LEVELS, [{ level: level ?? now?.level ?? 'e', outcome, created }]);
    });
    return now!;
}

describe('your level', () => {
    it.each([
        ['+', 'g'],
        ['-', 'c'],
        ['++', 'h'],
        ['+-', 'f'],
        ['-+', 'd'],
        ['--', 'b'],
    ])('is found by the first two games: %s leads to %s', (told, level) => {
        expect(after(told).level).toBe(level);
    });

    it.each([
        ['+', 'e', 1],
        ['++', 'f', 0],
        ['+-+-+', 'e', 1],
        ['+=+', 'e', 1],
        ['--', 'd', 0],
        ['---', 'd', -1],
        ['----', 'c', 0],
    ])('then moves by one after two in a row: %s leads to %s', (told, level, run) => {
        expect(after(told, chosenRank('e', '2029'))).toMatchObject({ level, run });
    });

    it('stays between the weakest and the strongest', () => {
        expect(after('++++++', chosenRank('h', '2029')).level).toBe('i');
        expect(after('------').level).toBe('a');
    });

    it('hears nothing from a weaker one that was beaten or a stronger one that won', () => {
        const rank = chosenRank('e', '2029');
        expect(after('++++', rank, 'd')).toMatchObject({ level: 'e', run: 0 });
        expect(after('----', rank, 'f')).toMatchObject({ level: 'e', run: 0 });
        expect(after('++', rank, 'h').level).toBe('f');
        expect(after('--', rank, 'b').level).toBe('d');
        expect(after('--', rank, 'no level')).toEqual(rank);
    });

    it('counts each game once, in the order of the days', () => {
        const won: Ended = { level: 'e', outcome: 1, created: '2030-01-01' };
        const lost: Ended = { level: 'g', outcome: -1, created: '2030-01-02' };
        const rank = ranked(undefined, LEVELS, [lost, won]);
        expect(rank).toEqual({ level: 'f', games: 2, run: 0, since: '2030-01-02' });
        expect(ranked(rank, LEVELS, [lost, won])).toEqual(rank);
    });

    it('counts nothing from before it was chosen by hand', () => {
        const rank = chosenRank('b', '2031');
        expect(after('++++', rank, 'b')).toEqual(rank);
    });
});

describe('a finished game', () => {
    const me = { kind: 'person', bot: null };
    const bot = { kind: 'bot', bot: 'e' };
    function end(seats: object[], scores: number[], more: object = {}): Ended | null {
        const winners = scores.flatMap((score, i) => (score === Math.max(...scores) ? [i] : []));
        const result = { scores, winners, ending: '' };
        const head = { held: [0], seats, result, created: '2030', lesson: null, deal: 'new' };
        return endOf({ ...head, ...more } as unknown as MineHead);
    }

    it('is won or lost; with several bots by who has beaten more of them', () => {
        expect(end([me, bot], [3, 2])).toEqual({ level: 'e', outcome: 1, created: '2030' });
        expect(end([me, bot], [1, 2])?.outcome).toBe(-1);
        expect(end([me, bot, bot, bot], [3, 5, 2, 1])?.outcome).toBe(1);
        expect(end([me, bot, bot], [3, 5, 1])?.outcome).toBe(0);
        expect(end([me, bot], [2, 2])?.outcome).toBe(0);
    });

    it('is lost by who leaves it to a bot', () => {
        expect(end([{ ...bot, away: true }, bot], [9, 2])?.outcome).toBe(-1);
    });

    it('says nothing among people, with bots of two levels, in a lesson, or from another position', () => {
        expect(end([me, me], [3, 2])).toBeNull();
        expect(end([me, { ...bot, away: true }], [3, 2])).toBeNull();
        expect(end([me, bot, { kind: 'bot', bot: 'f' }], [3, 2, 1])).toBeNull();
        expect(end([me, bot], [3, 2], { lesson: 'left' })).toBeNull();
        expect(end([me, bot], [3, 2], { deal: 'branch' })).toBeNull();
        expect(end([me, bot], [3, 2], { held: [0, 1] })).toBeNull();
        expect(end([me, bot], [3, 2], { held: [] })).toBeNull();
        expect(end([me, bot], [3, 2], { result: null })).toBeNull();
    });
});
