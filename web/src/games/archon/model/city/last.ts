// Which places the last placement changed.
import type { Happened } from '../../../../protocol/messages';

type Fields = Record<string, unknown>;

const PLACES: Record<string, (fields: Fields) => string> = {
    figure_placed: (f) => `slot:${String(f.location)}:${slotIndex(f)}`,
    tile_taken: (f) => `tile:${String(f.tile)}`,
    warrior_placed: (f) => `wall:${Number(f.space) - 1}`,
    magister_taken: (f) => `magister:${String(f.magister)}:${Number(f.space) - 1}`,
};

/** The number from 0 of a slot's name: `a`, `b`, ... and in the Palace `1`, `2`, ... */
export function slotIndex(fields: Fields): number {
    const name = String(fields.slot);
    return /\d/.test(name) ? Number(name) - 1 : name.charCodeAt(0) - 'a'.charCodeAt(0);
}

/** The stops that the last figure and its effects have changed. */
export function lastStops(happened: Happened[]): Set<string> {
    const ids = new Set<string>();
    for (let i = happened.length - 1; i >= 0; i--) {
        const { kind, fields } = happened[i]!;
        const place = PLACES[kind];
        if (place) ids.add(place(fields));
        if (kind === 'figure_placed') break;
        if (kind === 'round_ended') return new Set();
    }
    return ids;
}
