// What a spectator is shown: the log since they last looked, or its last round.
import type { Happened } from '../../protocol/messages';
import { BEGINS, seatOf } from '../aside/turns';
import { keepFor, loadFor } from '../../settings/stored';

/** What a spectator is shown. */
export interface Watched {
    events: Happened[];
    /** The ply from which it starts. */
    from: number;
    /** Whether this covers everything since they last looked; otherwise it is the last turn of each seat. */
    whole: boolean;
}

/** What has happened since an onlooker looked, but not more than each seat's last turn; nothing new: those.
    `looked`: the ply that was seen last, null if none was; `upTo`: what came later is not told. */
export function sinceLooked(log: Happened[], looked: number | null, upTo = Infinity): Watched {
    const known = log.filter(({ ply }) => ply <= upTo);
    const round = lastRound(known);
    const from = known[round]?.ply ?? 0;
    const missed = looked === null ? [] : known.filter(({ ply }) => ply > looked);
    const whole = looked !== null && looked >= from && missed.some(({ kind }) => kind !== BEGINS);
    const events = whole ? missed : known.slice(round);
    return {
        events: events.filter(({ kind }) => kind !== BEGINS),
        from: whole ? looked : from,
        whole,
    };
}

/** Where the last turn of each seat begins: the earliest of these in a row without a seat twice. A turn in
    which nothing has happened yet is none. */
function lastRound(log: Happened[]): number {
    const seen = new Set<number>();
    let from = log.length;
    for (let i = log.length - 1; i >= 0; i--) {
        const seat = log[i]?.kind === BEGINS ? seatOf(log[i]!) : null;
        if (seat === null || i === log.length - 1) continue;
        if (seen.has(seat)) break;
        seen.add(seat);
        from = i;
    }
    return from;
}

/** The seats that did something in these events, in order. */
export function doersOf(events: Happened[]): number[] {
    return [...new Set(events.flatMap((event) => seatOf(event) ?? []))];
}

const MOST = 100; // tables: those looked at longest ago are forgotten

/** The last ply seen at a table; null if there was none. */
export function lookedAt(table: string): number | null {
    return loadFor<number>('looked', table) ?? null;
}

export function keepLooked(table: string, ply: number): void {
    keepFor('looked', table, ply, MOST);
}
