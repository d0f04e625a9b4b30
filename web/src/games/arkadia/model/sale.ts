// The sale of seals: the engine asks family by family, a person sees all of them and one sum.
import type { LegalAction } from '../../action';
import { action, isCash } from './actions';
import { type ArkadiaView, FAMILIES, type Family } from './view';

/** A family of which the seat has seals. */
export interface Row {
    family: Family;
    /** Seals that can be sold, and how many of them are. */
    held: number;
    sold: number;
    /** Gold for each. */
    value: number;
}

/** The families that can be sold, in their order, with what the draft sells of them. */
export function rowsOf(view: ArkadiaView, seat: number, draft: readonly LegalAction[]): Row[] {
    const sold = new Map(draft.filter(isCash).map(({ parts }) => [parts[0], parts[1] ?? 0]));
    return FAMILIES.flatMap((family, number): Row[] => {
        const count = sold.get(number) ?? 0;
        const held = (view.seals[seat]?.[family] ?? 0) + count;
        return held > 0 ? [{ family, held, sold: count, value: view.castle.values[family] }] : [];
    });
}

/** The draft that sells as the rows say. */
export function sale(draft: readonly LegalAction[], rows: readonly Row[]): LegalAction[] {
    const sales = rows.map(({ family, sold }) => action('cash', FAMILIES.indexOf(family), sold));
    return [...draft.filter((one) => !isCash(one)), ...sales];
}

export function goldOf(rows: readonly Row[]): number {
    return rows.reduce((sum, { sold, value }) => sum + sold * value, 0);
}
