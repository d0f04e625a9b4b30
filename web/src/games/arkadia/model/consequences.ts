// What a choice would do, read off the position before and the one after it.
import { beside, squareOf } from './squares';
import { type ArkadiaView, type Building, FAMILIES, type Family } from './view';

export interface Consequences {
    /** Buildings that would be completed. */
    encloses: number;
    /** Seals the onlooker would get, by family; only those of which there are any. */
    gains: [Family, number][];
    /** Seals that others would get, by seat. */
    others: [number, number][];
    /** Neutral workers from camps. */
    recruits: number;
    gold: number;
    /** How a seal's value would change. */
    values: [Family, number][];
}

/** The buildings complete in `after` and not in `before`. */
export function completedBetween(before: ArkadiaView, after: ArkadiaView): Building[] {
    const done = new Set(before.buildings.filter((one) => one.completed).map((one) => one.number));
    return after.buildings.filter((one) => one.completed && !done.has(one.number));
}

/** How many own workers of each seat stand beside a building. */
export function workersBeside(view: ArkadiaView, building: Building): Map<number, number> {
    const around = new Set(beside(building.squares.map(squareOf)));
    const found = new Map<number, number>();
    for (const { square, owner } of view.workers) {
        if (owner !== 'neutral' && around.has(squareOf(square)))
            found.set(owner, (found.get(owner) ?? 0) + 1);
    }
    return found;
}

/** Seals paid between two positions: seat -> family -> count, the mover's extra ones included. */
export function paidBetween(
    before: ArkadiaView,
    after: ArkadiaView,
): Map<number, Map<Family, number>> {
    const paid = new Map<number, Map<Family, number>>();
    const pay = (seat: number, family: Family, count: number) => {
        const purse = paid.get(seat) ?? new Map<Family, number>();
        purse.set(family, (purse.get(family) ?? 0) + count);
        paid.set(seat, purse);
    };
    for (const building of completedBetween(before, after)) {
        for (const [seat, count] of workersBeside(after, building))
            pay(seat, building.family, count);
        pay(before.turn, building.family, 1);
    }
    return paid;
}

export function consequences(
    before: ArkadiaView,
    after: ArkadiaView,
    viewer: number | null,
): Consequences {
    const paid = paidBetween(before, after);
    const mine = (viewer === null ? undefined : paid.get(viewer)) ?? new Map<Family, number>();
    const sum = (purse: Map<Family, number>) => [...purse.values()].reduce((a, b) => a + b, 0);
    const change = (list: 'neutral_workers' | 'gold') =>
        viewer === null ? 0 : (after[list][viewer] ?? 0) - (before[list][viewer] ?? 0);
    return {
        encloses: completedBetween(before, after).length,
        gains: [...mine].filter(([, count]) => count > 0),
        others: [...paid]
            .filter(([seat]) => seat !== viewer)
            .map(([seat, purse]) => [seat, sum(purse)]),
        recruits: Math.max(0, change('neutral_workers')),
        gold: Math.max(0, change('gold')),
        values: FAMILIES.map((family): [Family, number] => [
            family,
            after.castle.values[family] - before.castle.values[family],
        ]).filter(([, by]) => by !== 0),
    };
}

/** How the values change if a family's piece goes on a castle square. */
export function valuesWith(
    view: ArkadiaView,
    family: Family,
    square: number,
): Consequences['values'] {
    const top = view.castle.tops[square] ?? null;
    if (top === family) return [];
    return top === null
        ? [[family, 1]]
        : [
              [family, 1],
              [top, -1],
          ];
}
