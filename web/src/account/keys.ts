// Seat tokens by table: the holder of the token has the seat. They never leave local storage except in
// a header or in the first message of a socket.
import type { ClientMessage, SeatKey } from '../protocol/messages';
import { forgetting } from './forgetting.svelte';
import { session } from './session.svelte';
import { keepFor, load, loadFor } from '../settings/stored';

export function keysOf(table: string): SeatKey[] {
    return loadFor<SeatKey[]>('keys', table) ?? [];
}

export function keepKeys(table: string, keys: SeatKey[]): void {
    const taken = new Set(keys.map((key) => key.seat));
    const old = keysOf(table).filter((key) => !taken.has(key.seat));
    const all = [...old, ...keys].sort((a, b) => a.seat - b.seat);
    if (!keepFor('keys', table, all)) forgetting.is = true;
}

/** One token a table, as "my games" asks with. */
export function allKeys(): { id: string; token: string }[] {
    return Object.entries(load<Record<string, SeatKey[]>>('keys', {})).flatMap(([id, keys]) =>
        keys.map((key) => ({ id, token: key.token })),
    );
}

/** The token for a seat: its own, otherwise that of an account that may have claimed it. */
export function tokenOf(table: string, seat: number | null): string | undefined {
    return keysOf(table).find((key) => key.seat === seat)?.token ?? session.now?.token;
}

/** The first message of a table's socket; `version`: the last one that this client has seen. */
export function helloTo(table: string, version = 0): ClientMessage {
    const tokens = keysOf(table).map((key) => key.token);
    const known = session.now;
    return {
        type: 'hello',
        tokens,
        since: null,
        ...(known && { session: known.token }),
        ...(version && { version }),
    };
}
