// What a choice would do, read off its events and the values of seals before and after it.
import type { Happened } from '../../../protocol/messages';
import { type ArkadiaView, FAMILIES, type Family } from './view';

export interface Consequences {
    /** Buildings that would be completed. */
    encloses: number;
    /** Seals the viewer would get, by family; only those of which there are any. */
    gains: [Family, number][];
    /** Seals that others would get, by seat. */
    others: [number, number][];
    /** Neutral workers from camps. */
    recruits: number;
    gold: number;
    /** How a seal's value would change. */
    values: [Family, number][];
}

/** Sums by what is counted: `encloses`, `recruits`, `gold`, `gain red`, `other 2`. */
type Sums = Map<string, number>;

function addTo(sums: Sums, events: readonly Happened[], viewer: number | null, sign: 1 | -1): void {
    for (const event of events) {
        const found = counted(event, viewer);
        if (found) sums.set(found[0], (sums.get(found[0]) ?? 0) + sign * found[1]);
    }
}

function counted({ kind, fields }: Happened, viewer: number | null): [string, number] | null {
    if (kind === 'building_completed') return ['encloses', 1];
    const mine = fields.seat === viewer;
    if (kind === 'seals_paid' || kind === 'seal_taken')
        return [
            mine ? `gain ${String(fields.family)}` : `other ${String(fields.seat)}`,
            Number(fields.count ?? 1),
        ];
    if (!mine) return null;
    if (kind === 'neutrals_taken') return ['recruits', Number(fields.count)];
    if (kind === 'seals_cashed' || kind === 'final_cashed') return ['gold', Number(fields.gold)];
    return null;
}

/**
 * What a choice adds to those of the draft. `drafted`: the events of the draft, `previewed`: those
 * of the draft with this choice, which may stand before others of it.
 */
export function consequences(
    [before, drafted]: readonly [ArkadiaView, readonly Happened[]],
    [after, previewed]: readonly [ArkadiaView, readonly Happened[]],
    viewer: number | null,
): Consequences {
    const sums: Sums = new Map();
    addTo(sums, previewed, viewer, 1);
    addTo(sums, drafted, viewer, -1);
    const more = (name: string) => Math.max(0, sums.get(name) ?? 0);
    const seats = Array.from({ length: after.seats }, (_, seat) => seat);
    return {
        encloses: more('encloses'),
        gains: FAMILIES.map((family): [Family, number] => [family, more(`gain ${family}`)]).filter(
            ([, count]) => count > 0,
        ),
        others: seats
            .map((seat): [number, number] => [seat, more(`other ${seat}`)])
            .filter(([, count]) => count > 0),
        recruits: more('recruits'),
        gold: more('gold'),
        values: FAMILIES.map((family): [Family, number] => [
            family,
            after.castle.values[family] - before.castle.values[family],
        ]).filter(([, by]) => by !== 0),
    };
}
