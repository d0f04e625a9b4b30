import { beforeEach, expect, it, vi } from 'vitest';
import type { Result, TableHead } from '../protocol/messages';
import { namesAt, standOf } from './stand';

vi.mock('../text/words.svelte', () => ({
    t: (id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`,
    said: () => '',
}));

const seat = (name: string) => ({ kind: 'person', name, bot: null }) as TableHead['seats'][number];
let table: TableHead;

beforeEach(() => {
    table = {
        game: 'some-game',
        status: 'playing',
        turn: 1,
        result: null,
        seats: [seat('Ada'), seat('Ben'), seat('Cid')],
    } as unknown as TableHead;
});

function over(result: Partial<Result>): TableHead {
    return { ...table, status: 'over', turn: null, result: { ending: 'x', ...result } as Result };
}

it('calls a player with one seat and no name "you", and nobody at a shared screen', () => {
    table.seats[0] = seat('');
    expect(namesAt(table, [0])).toEqual(['name-you {}', 'Ben', 'Cid']);
    for (const held of [[], [1], [0, 1]]) expect(namesAt(table, held)).toEqual(['', 'Ben', 'Cid']);
});

it('says whose turn it is', () => {
    expect(standOf(table, [1])).toContain('stand-yours');
    expect(standOf(table, [0])).toContain('stand-playing {"name":"Ben"}');
});

it('says at which place who sat there has ended', () => {
    const ended = over({ scores: [30, 40, 20], winners: [1] });
    expect(standOf(ended, [1])).toContain('stand-won');
    expect(standOf(ended, [2])).toContain('stand-place {"place":3,"of":3}');
    expect(standOf(ended, [0])).toContain('stand-place {"place":2,"of":3}');
});

it('says who has won to those who watched or had several seats', () => {
    const ended = over({ scores: [30, 30, 20], winners: [0, 1] });
    for (const held of [[], [0, 2]])
        expect(standOf(ended, held)).toContain('stand-winner {"count":2,"names":"Ada & Ben"}');
});
