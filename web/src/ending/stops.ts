// A game cut into turns, as its chart and its replay go through it.
import type { Happened } from '../protocol/messages';
import { BEGINS, seatOf } from '../table/aside/turns';

/** The position after a turn; the first one is the deal. */
export interface Stop {
    ply: number;
    /** Who has moved; null for the deal and for what precedes the first turn. */
    seat: number | null;
}

/** Where each turn of a log has ended, up to the last ply. */
export function stopsOf(log: readonly Happened[], last: number): Stop[] {
    const stops: Stop[] = [{ ply: 0, seat: null }];
    let seat: number | null = null;
    const end = (ply: number) => {
        if (ply > (stops.at(-1)?.ply ?? 0)) stops.push({ ply, seat });
    };
    for (const event of log) {
        if (event.kind !== BEGINS) continue;
        end(Math.min(event.ply, last));
        seat = seatOf(event);
    }
    end(last);
    return stops;
}

/** The number of the turn that a ply is the end of, or else of the one before it. */
export function turnAt(stops: readonly Stop[], ply: number): number {
    return Math.max(
        0,
        stops.findLastIndex((stop) => stop.ply <= ply),
    );
}

/** What happened in a turn. */
export function eventsOf(
    log: readonly Happened[],
    stops: readonly Stop[],
    turn: number,
): Happened[] {
    const [from, to] = [stops[turn - 1]?.ply ?? -1, stops[turn]?.ply ?? 0];
    return log.filter(({ ply, kind }) => ply > from && ply <= to && kind !== BEGINS);
}
