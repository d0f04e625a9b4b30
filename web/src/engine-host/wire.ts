// What the server sends as bytes in base 64: records, changes of records, rows of events.
import { decoded } from '../../engine/memory';
import type { SeatHead, TableHead, Update } from '../protocol/messages';

/** Numbers of an event: its ply, its kind and five parts. */
const ROW = 7;

export function recordOf(text: string): Uint8Array {
    return decoded(text);
}

/** A record after a change: places of words of 16 bits, and their new values. */
export function changed(record: Uint8Array, change: string): Uint8Array {
    const [after, told] = [record.slice(), viewOf(decoded(change))];
    const words = viewOf(after);
    for (let at = 0; at < told.byteLength; at += 4)
        words.setUint16(2 * told.getUint16(at, true), told.getUint16(at + 2, true), true);
    return after;
}

export function rowsOf(text: string): number[][] {
    const told = viewOf(decoded(text));
    const numbers = Array.from({ length: told.byteLength / 2 }, (_, i) =>
        told.getInt16(2 * i, true),
    );
    return Array.from({ length: numbers.length / ROW }, (_, i) =>
        numbers.slice(ROW * i, ROW * (i + 1)),
    );
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
    return new DataView(buffer, byteOffset, byteLength);
}

/** The table after an update, which tells neither who is online nor a clock but where it runs. */
export function headAfter(head: TableHead, { table = {}, clocks = [] }: Update): TableHead {
    const seats = (table.seats ?? head.seats).map((seat, i): SeatHead => {
        const { online = false, clock_ms = null } = head.seats[i] ?? {};
        return { ...seat, online, clock_ms: clocks.length > 0 ? clocks[i]! : clock_ms };
    });
    return { ...head, ...table, seats };
}

export function withOnline(head: TableHead, online: readonly boolean[]): TableHead {
    const seats = head.seats.map((seat, i) => ({ ...seat, online: online[i] ?? false }));
    return { ...head, seats };
}
