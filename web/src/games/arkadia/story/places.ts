// Where an event took place on the board, as selectors of its squares, and what represents it.
import type { Happened } from '../../../protocol/messages';
import { squareOf } from '../model/squares';
import type { ArkadiaView, Pair } from '../model/view';

function squares(pairs: readonly Pair[]): string[] {
    const selectors = pairs.map((pair) => `[data-square="${squareOf(pair)}"]`);
    return selectors.length > 0 ? [selectors.join()] : [];
}

function building(view: ArkadiaView, number: unknown): string[] {
    return squares(view.buildings.find((one) => one.number === number)?.squares ?? []);
}

export function spotsOf({ kind, fields }: Happened, view: ArkadiaView): string[] {
    if (kind === 'worker_placed') return squares([fields.square as Pair]);
    if (kind === 'castle_placed') {
        const at = view.derived.castle_squares[Number(fields.square) - 1];
        return at ? squares([at]) : [];
    }
    return building(view, fields.building);
}

/** All squares of the castle as one place. */
export function castleOf(view: ArkadiaView): string {
    return squares(view.derived.castle_squares)[0] ?? '';
}

/** Everything on the board: a caption goes to open land if possible. */
export function standingOn(view: ArkadiaView): string[] {
    return [
        castleOf(view),
        ...view.buildings.flatMap((one) => squares(one.squares)),
        ...view.workers.flatMap(({ square }) => squares([square])),
    ];
}

const THINGS: Record<string, (fields: Record<string, unknown>) => string> = {
    building_laid: ({ family }) => `site ${String(family)}`,
    building_placed: ({ family }) => `site ${String(family)}`,
    building_completed: ({ family }) => `roof ${String(family)}`,
    seals_paid: ({ family }) => `seal ${String(family)}`,
    seal_taken: ({ family }) => `seal ${String(family)}`,
    castle_placed: ({ family }) => `piece ${String(family)}`,
    worker_placed: ({ seat, neutral }) => `worker ${neutral ? 'neutral' : String(seat)}`,
    neutrals_taken: () => 'worker neutral',
    banner_used: ({ seat }) => `banner ${String(seat)}`,
    seals_cashed: () => 'coin',
    final_cashed: () => 'coin',
    winner: () => 'coin',
};

export function thingOf({ kind, fields }: Happened): string | null {
    return THINGS[kind]?.(fields) ?? null;
}
