// The values of a box on their pieces: each in one place, briefly, editable square by square.
import { describe, expect, it } from 'vitest';
import type { BoxGrid } from './contract';
import { allGroups, piecesOf, plainGroups } from './pieces';
import { shown } from './shown';
import { chosenIn, toggled } from './squares';

const word = (text: string): string => `<${text}>`;
const many = (count: number): string => `${count} things`;
const named = (name: string, value: string): string => `${name}: ${value}`;
const BOARD: BoxGrid = { rows: 12, columns: 16, drawn: false };
const FORM: BoxGrid = { rows: 4, columns: 4, drawn: true };

describe('a value in a few words', () => {
    it.each([
        [8, '8'],
        ['red', '<red>'],
        [true, '<true>'],
        [[1, 2, 3], '1 · 2 · 3'],
        [{ red: 2, olive: 1 }, '<red>\u00a02, <olive>\u00a01'],
        [{ pay: { gold: 1 }, times: 2 }, '<pay>: <gold>\u00a01, <times>\u00a02'],
        [{}, '–'],
        [
            [
                [2, 1],
                [4, 2],
            ],
            '2 · 1 | 4 · 2',
        ],
        [['##', '#.'], '3 things'],
        [Array.from({ length: 24 }, (_, i) => [1, i]), '24 things'],
    ])('%j', (value, text) => {
        expect(shown(value, { word, many, named })).toBe(text);
    });
});

describe('squares', () => {
    it('are added and removed in reading order', () => {
        const two = [
            [1, 8],
            [3, 2],
        ];
        expect(toggled(BOARD, two, 1, 9)).toEqual([
            [1, 8],
            [1, 9],
            [3, 2],
        ]);
        expect(toggled(BOARD, two, 1, 8)).toEqual([[3, 2]]);
        expect([...chosenIn(BOARD, two)]).toEqual(['1,8', '3,2']);
    });
    it('make the smallest drawing', () => {
        expect(toggled(FORM, ['##'], 2, 2)).toEqual(['##', '.#']);
        expect(toggled(FORM, ['##', '.#'], 1, 1)).toEqual(['#', '#']);
        expect(toggled(FORM, ['#'], 1, 1)).toEqual(['.']);
    });
    it('may be one alone', () => {
        expect(toggled({ ...BOARD, single: true }, [5, 7], 6, 8)).toEqual([6, 8]);
    });
});

describe('the groups', () => {
    const NAMES = ['board.rows', 'cards[1]', 'cards[2].points', 'alone'];
    it('hold every value once, in the order of the file, where a game says nothing', async () => {
        const pieces = await piecesOf('a game of which nobody has heard');
        const groups = allGroups(pieces, NAMES, 'rest');
        expect(groups.map(({ id }) => id)).toEqual(['board', 'cards', 'alone']);
        expect(groups.flatMap((one) => one.pieces.flatMap(({ values }) => values))).toEqual(NAMES);
    });
    it('end with what the game has forgotten', async () => {
        const pieces = await piecesOf('none');
        const some = { ...pieces, groups: () => plainGroups(NAMES.slice(0, 1)) };
        const [first, last] = allGroups(some, NAMES, 'Everything else');
        expect(first?.pieces[0]?.values).toEqual(['board.rows']);
        expect([last?.title, last?.pieces[0]?.values]).toEqual(['Everything else', NAMES.slice(1)]);
    });
});
