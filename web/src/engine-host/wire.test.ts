import { expect, it } from 'vitest';
import type { SeatHead } from '../protocol/messages';
import { head } from '../table/far-end';
import { changed, headAfter, recordOf, rowsOf } from './wire';

/** Numbers of 16 bits in base 64. */
function written(...numbers: number[]): string {
    return btoa(String.fromCharCode(...new Uint8Array(Int16Array.from(numbers).buffer)));
}

it('a record is changed word by word, and the old one stays', () => {
    const record = recordOf(written(1, 2, 3));
    expect([...changed(record, written(1, -1, 0, 258))]).toEqual([2, 1, 255, 255, 3, 0]);
    expect([...record]).toEqual([1, 0, 2, 0, 3, 0]);
    expect(changed(record, '')).toEqual(record);
});

it('rows are a ply, a kind and five parts', () => {
    expect(rowsOf(written(4, 9, 1, -1, 0, 0, 0, 5, 2, 0, 3, 0, 0, 7))).toEqual([
        [4, 9, 1, -1, 0, 0, 0],
        [5, 2, 0, 3, 0, 0, 7],
    ]);
    expect(rowsOf('')).toEqual([]);
});

it('an update tells what has changed of a table; who is online and the clocks stay', () => {
    const seats = head(2).seats.map((seat, i): SeatHead => ({ ...seat, clock_ms: 1000 * i }));
    const table = { ...head(2), seats };
    const told = { type: 'update', version: 5 } as const;
    expect(headAfter(table, told)).toEqual(table);
    expect(headAfter(table, { ...told, table: { ply: 3 }, clocks: [7, null] })).toEqual({
        ...table,
        ply: 3,
        seats: [
            { ...seats[0], clock_ms: 7 },
            { ...seats[1], clock_ms: null },
        ],
    });
    const renamed = seats.map((seat) => ({ ...seat, name: 'Eve', online: false, clock_ms: null }));
    expect(headAfter(table, { ...told, table: { seats: renamed } }).seats[1]).toEqual({
        ...seats[1],
        name: 'Eve',
    });
});
