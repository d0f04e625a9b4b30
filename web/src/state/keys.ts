// Seat tokens by table: who has the token has the seat. They never leave local storage except in
// a header or in the first message of a socket.
import type { SeatKey } from '../protocol/messages';
import { keep, load } from './stored';

type Ring = Record<string, SeatKey[]>;

export function keysOf(table: string): SeatKey[] {
    return load<Ring>('keys', {})[table] ?? [];
}

export function addKeys(table: string, keys: SeatKey[]): void {
    const ring = load<Ring>('keys', {});
    const taken = new Set(keys.map((key) => key.seat));
    const old = (ring[table] ?? []).filter((key) => !taken.has(key.seat));
    keep('keys', { ...ring, [table]: [...old, ...keys].sort((a, b) => a.seat - b.seat) });
}

/** One token a table, as "my games" asks with. */
export function allKeys(): { id: string; token: string }[] {
    return Object.entries(load<Ring>('keys', {})).flatMap(([id, keys]) =>
        keys.map((key) => ({ id, token: key.token })),
    );
}

export function dropKeys(table: string): void {
    const ring = { ...load<Ring>('keys', {}) };
    delete ring[table];
    keep('keys', ring);
}

export function tokenOf(table: string, seat: number | null): string | undefined {
    return keysOf(table).find((key) => key.seat === seat)?.token;
}
