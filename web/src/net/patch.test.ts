import { describe, expect, it } from 'vitest';
import { patched, wholeOf } from './patch';

const value = { ply: 1, list: [1, 2, 3], seats: [{ gold: 0 }, { gold: 5 }], none: null };

describe('a patch', () => {
    it('puts values at paths and leaves the rest as it is', () => {
        const after = patched(value, [
            [['ply'], 2],
            [['seats', 1, 'gold'], 6],
            [['none'], { a: [] }],
        ]);
        expect(after).toEqual({
            ply: 2,
            list: [1, 2, 3],
            seats: [{ gold: 0 }, { gold: 6 }],
            none: { a: [] },
        });
        expect(after.list).toBe(value.list);
        expect(after.seats[0]).toBe(value.seats[0]);
        expect(value.seats[1]!.gold).toBe(5);
    });

    it('takes items out of a list and puts others in', () => {
        expect(patched(value, [[['list'], 1, 1, [7, 8]]]).list).toEqual([1, 7, 8, 3]);
        expect(patched(value, [[['list'], 0, 3, []]]).list).toEqual([]);
        expect(patched(value, [[['list'], 3, 0, [4]]]).list).toEqual([1, 2, 3, 4]);
    });

    it('is not for another value', () => {
        expect(() => patched(value, [[['seats', 2, 'gold'], 1]])).toThrow('seats/2/gold');
        expect(() => patched(value, [[['none', 'a'], 1]])).toThrow('none/a');
        expect(() => patched(value, [[['ply'], 0, 1, []]])).toThrow('ply');
        const change = { type: 'change', version: 1, viewer: null } as const;
        expect(() => wholeOf(change, { table: null, position: null })).toThrow();
    });
});
