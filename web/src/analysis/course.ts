// The positions of a game that may be analysed. Of one that is over they follow from its record, which everybody
// may have; of one that goes on there is what one's own seat knew.
import type { Host } from '../engine-host/host';
import type { Spot } from '../engine-host/thinker';
import { recordOf } from '../engine-host/wire';
import type { Deal } from '../local/dealt';
import { api } from '../net/api';
import type { GameDetail } from '../protocol/messages';
import type { Table } from '../table/table.svelte';
import { tokenOf } from '../account/keys';

/** Where an analysis begins. */
export interface Start {
    ply: number;
    /** Whose decision follows; null after the end. */
    turn: number | null;
    /** What the seat whose eyes are `eyes` knew. */
    seen: Uint8Array;
    eyes: number;
    /** The position itself, of a game that is over. */
    truth: Spot | null;
    /** What the seat to act then did in its turn; empty if that is not known. */
    played: number[];
}

export interface Course {
    /** Whether what everybody held may be shown. */
    isOver: boolean;
    at(ply: number): Promise<Start>;
}

/** A record, as far as it is read here. */
interface Recorded {
    options: Deal['options'];
    seed: { secret: string; entropies: string[] };
    actions: string[];
    start?: string;
}

/** The course of a table's game; thinker: who knows its rules. */
export async function courseOf(table: Table, detail: GameDetail, thinker: Host): Promise<Course> {
    return table.head?.status === 'over'
        ? finished(await spotsOf(table, detail, thinker))
        : running(table, thinker);
}

interface Whole {
    spots: Spot[];
    actions: number[];
}

async function spotsOf(table: Table, detail: GameDetail, thinker: Host): Promise<Whole> {
    const { deal, actions } = await dealOf(table, detail);
    return { spots: await thinker.ask<Spot[]>('retrace', deal, actions), actions };
}

/** What a game that is over follows from: its deal, and the numbers of its actions. */
export async function dealOf(
    { id, viewer }: Table,
    detail: GameDetail,
): Promise<{ deal: Deal; actions: number[] }> {
    const text = await (await api.record(id, tokenOf(id, viewer))).text();
    const { options, seed, actions: told, start } = JSON.parse(text) as Recorded;
    const numbers = new Map(detail.notation.map((action, n) => [action, n]));
    const actions = told.map((action) => numbers.get(action) ?? -1);
    const deal: Deal = {
        game: detail.name,
        box: detail.components,
        options,
        ...seed,
        ...(start && { start }),
    };
    return { deal, actions };
}

export function finished({ spots, actions }: Whole): Course {
    return {
        isOver: true,
        async at(wanted) {
            const ply = Math.max(0, Math.min(wanted, spots.length - 1));
            const truth = spots[ply]!;
            const { turn, seen } = truth;
            const played: number[] = [];
            for (let i = ply; turn !== null && spots[i]!.turn === turn; i++)
                played.push(actions[i]!);
            return { ply, turn, seen, eyes: turn ?? 0, truth, played };
        },
    };
}

function running({ id, held, head }: Table, thinker: Host): Course {
    const seat = held[0]!;
    return {
        isOver: false,
        async at(wanted) {
            const ply = Math.max(0, Math.min(wanted, head!.ply));
            const { record } = await api.position(id, ply, { seat, token: tokenOf(id, seat) });
            const seen = recordOf(record!);
            const turn = await thinker.ask<number | null>('turn', seen);
            return { ply, turn, seen, eyes: seat, truth: null, played: [] };
        },
    };
}
