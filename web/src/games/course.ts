// How a finished game went: each seat's worth after every ply, counted from its events. In Arkadia a
// seal is worth what it would have brought at that moment. Like the registry, this file may name the
// games.
import type { Happened, View } from '../protocol/messages';

export interface Mark {
    ply: number;
    scores: number[];
}

/** Takes one event and changes the worth of the seats. */
interface Counter {
    take: (event: Happened) => void;
    worth: (seat: number) => number;
}

type Family = string | null;

function arkadia(seats: number, first: View): Counter {
    const castle = first.castle as { tops?: Family[] } | undefined;
    const tops: Family[] = [...(castle?.tops ?? [])];
    const gold = Array.from({ length: seats }, () => 0);
    const seals = Array.from({ length: seats }, () => new Map<string, number>());
    const change = (seat: number, family: string, by: number) => {
        const held = seals[seat];
        held?.set(family, (held.get(family) ?? 0) + by);
    };
    return {
        take({ kind, fields }) {
            const seat = Number(fields.seat);
            const family = String(fields.family);
            if (kind === 'castle_placed') tops[Number(fields.square) - 1] = family;
            else if (kind === 'seals_paid') change(seat, family, Number(fields.count));
            else if (kind === 'seal_taken') change(seat, family, 1);
            else if (kind === 'seals_cashed' || kind === 'final_cashed') {
                change(seat, family, -Number(fields.count));
                gold[seat] = (gold[seat] ?? 0) + Number(fields.gold);
            }
        },
        worth(seat) {
            let sum = gold[seat] ?? 0;
            for (const [family, count] of seals[seat] ?? [])
                sum += count * tops.filter((top) => top === family).length;
            return sum;
        },
    };
}

function archon(seats: number, first: View): Counter {
    const begun = (first.players ?? []) as { points?: number }[];
    const points = Array.from({ length: seats }, (_, seat) => begun[seat]?.points ?? 0);
    return {
        take({ kind, fields }) {
            const seat = Number(fields.seat);
            const gained = { points_scored: fields.count, rank_scored: fields.points }[kind];
            if (gained !== undefined) points[seat] = (points[seat] ?? 0) + Number(gained);
        },
        worth: (seat) => points[seat] ?? 0,
    };
}

const COUNTERS: Record<string, (seats: number, first: View) => Counter> = { arkadia, archon };

/** `first`: the view of the position before the first action. */
export function courseOf(game: string, log: Happened[], seats: number, first: View): Mark[] {
    const counter = COUNTERS[game]?.(seats, first);
    if (!counter) return [];
    const marks: Mark[] = [];
    for (const [i, event] of log.entries()) {
        counter.take(event);
        if (log[i + 1]?.ply === event.ply) continue;
        const scores = Array.from({ length: seats }, (_, seat) => counter.worth(seat));
        marks.push({ ply: event.ply, scores });
    }
    return marks;
}
