// A position made of nothing but the box: the board with its camps, the lot, the first town.
import type { ArkadiaView, Building, Family, Form, Pair } from '../model/view';

interface First {
    lot: { square: Pair; standing: boolean };
    town: { buildings: { form: Form; family: Family; squares: Pair[] }[] };
}

export interface Box {
    camps: { places: { squares: Pair[] } };
    lot: { print: { squares: string[][] } };
    forms: { shapes: Record<Form, string[]> };
    castle: { pools: Record<'first' | 'second' | 'third', Record<Family, number>> };
    first_game: First;
}

/** The squares of the lot with their prints, turned if it stands. */
function lotOf(box: Box): { squares: Pair[]; castle: Pair[]; tops: (Family | null)[] } {
    const { square, standing } = box.first_game.lot;
    const rows = box.lot.print.squares;
    const squares: Pair[] = [];
    const castle: Pair[] = [];
    const tops: (Family | null)[] = [];
    rows.forEach((row, r) =>
        row.forEach((print, c) => {
            const [down, right] = standing ? [c, rows.length - 1 - r] : [r, c];
            const pair: Pair = [square[0] + down, square[1] + right];
            squares.push(pair);
            if (print === 'yard') return;
            castle.push(pair);
            tops.push(print === 'blank' ? null : (print as Family));
        }),
    );
    return { squares, castle, tops };
}

export function viewOf(box: Box, withTown: boolean): ArkadiaView {
    const { squares, castle, tops } = lotOf(box);
    const { lot, town } = box.first_game;
    const buildings = town.buildings.map((one, i): Building => ({
        ...one,
        number: i + 1,
        completed: false,
    }));
    const view = {
        board: {
            rows: 12,
            columns: 16,
            camps: box.camps.places.squares,
            lot: { ...lot, squares },
        },
        buildings: withTown ? buildings : [],
        workers: [],
        castle: { floor: 1, heights: castle.map(() => 0), tops },
        derived: { castle_squares: castle },
    };
    return view as unknown as ArkadiaView;
}
