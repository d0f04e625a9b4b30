// A position between two others: what has been narrated is included, the rest is as before.
// Only facts of the events are used; the last step of a telling is the later position itself.
import type { Happened } from '../../../protocol/messages';
import type { ArkadiaView, ByFamily, Castle, Family } from '../model/view';

type Events = readonly Happened[];

const CASTLE = new Set(['castle_placed', 'floor_completed', 'pieces_moved', 'castle_skipped']);
const CARDS = new Set(['card_taken', 'card_drawn', 'display_refilled']);

/** `told`: the events shown so far; `rest`: those still to come. */
export function between(
    before: ArkadiaView,
    after: ArkadiaView,
    told: Events,
    rest: Events,
): ArkadiaView {
    if (rest.length === 0) return after;
    const comes = (kinds: Set<string>) => rest.some(({ kind }) => kinds.has(kind));
    const built = comes(CASTLE) ? castleSoFar(before.castle, told) : after.castle;
    const drawn = comes(CARDS) ? before : after;
    return {
        ...after,
        phase: before.phase,
        turn: before.turn,
        ply: before.ply,
        decision: before.decision,
        ending: before.ending,
        winners: before.winners,
        last_round: rest.some(({ kind }) => kind === 'end_triggered')
            ? before.last_round
            : after.last_round,
        buildings: buildingsSoFar(before, after, told),
        workers: workersSoFar(before, after, told),
        castle: built,
        display: drawn.display,
        hands: drawn.hands,
        banners: before.banners.map((left, seat) => left - numberOf(told, 'banner_used', seat)),
        seals: before.seals.map((seals, seat) => seals && sealsSoFar(seals, seat, told)),
        gold: before.gold.map((gold, seat) => gold && gold + goldSoFar(seat, told)),
        own_workers: before.own_workers,
        neutral_workers: before.neutral_workers,
        derived: {
            ...before.derived,
            pieces_to_end: comes(CASTLE)
                ? before.derived.pieces_to_end
                : after.derived.pieces_to_end,
        },
    };
}

function of(told: Events, kind: string, seat?: number): Happened[] {
    return told.filter((one) => one.kind === kind && (seat ?? one.fields.seat) === one.fields.seat);
}

function numberOf(told: Events, kind: string, seat: number): number {
    return of(told, kind, seat).length;
}

function buildingsSoFar(before: ArkadiaView, after: ArkadiaView, told: Events) {
    const there = new Map(before.buildings.map((one) => [one.number, one]));
    const numbers = (kind: string) => new Set(of(told, kind).map(({ fields }) => fields.building));
    const [laid, done] = [numbers('building_laid'), numbers('building_completed')];
    return after.buildings
        .filter(({ number }) => there.has(number) || laid.has(number))
        .map((one) => ({
            ...one,
            completed: (there.get(one.number)?.completed ?? false) || done.has(one.number),
        }));
}

function workersSoFar(before: ArkadiaView, after: ArkadiaView, told: Events) {
    const there = new Set(before.workers.map(({ square }) => String(square)));
    for (const { fields } of of(told, 'worker_placed')) there.add(String(fields.square));
    return after.workers.filter(({ square }) => there.has(String(square)));
}

/** Pieces stay where they were put; their value is announced after the last one. */
function castleSoFar(before: Castle, told: Events): Castle {
    const [heights, tops] = [[...before.heights], [...before.tops]];
    for (const { fields } of of(told, 'castle_placed')) {
        const place = Number(fields.square) - 1;
        heights[place] = Number(fields.floor);
        tops[place] = fields.family as Family;
    }
    return { ...before, heights, tops };
}

function sealsSoFar(before: ByFamily, seat: number, told: Events): ByFamily {
    const seals = { ...before };
    const add = (kind: string, sign: number) => {
        for (const { fields } of of(told, kind, seat))
            seals[fields.family as Family] += sign * Number(fields.count ?? 1);
    };
    add('seals_paid', 1);
    add('seal_taken', 1);
    add('seals_cashed', -1);
    return seals;
}

function goldSoFar(seat: number, told: Events): number {
    return of(told, 'seals_cashed', seat).reduce((sum, { fields }) => sum + Number(fields.gold), 0);
}
