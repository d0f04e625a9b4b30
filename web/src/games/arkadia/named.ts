// What Arkadia's named fields have beyond the declaration: `seen/to_json.py` and `seen/derived.py`.
import type { Description, Json } from '../../../engine/description';
import type { Part } from '../../../engine/named';
import type { Own } from '../../../engine/position';
import { COLUMNS, ROWS } from './model/squares';
import { FAMILIES, FORMS, SEATS } from './model/view';

/** The fields that are read here. */
interface Fields {
    seats: number;
    phase: number;
    ending: number;
    gold: number[];
    ender: number;
    turns_left: number;
    camps: number;
    top: number[];
    workers: bigint[][];
    lot_square: number;
    lot_standing: number;
    tile_form: number[];
    tile_family: number[];
    tile_orientation: number[];
    tile_square: number[];
    building_count: number;
    first_buildings: number;
    open: number[];
    open_count: number;
}

/** The fields of the box that are read here. */
interface Tables {
    camps: bigint[];
    offset: number[][][];
    cells: number[];
}

/** Of the derived values. */
interface Derived extends Record<'seals' | 'seal_value' | 'seats', number> {
    worth: number[];
}

const NONE = -1;
const NEUTRAL = 4;

function pair(square: number): number[] {
    return [Math.floor(square / COLUMNS) + 1, (square % COLUMNS) + 1];
}

/** The squares of a board of three words, ascending. */
function squaresOf(words: bigint[]): number[] {
    const halves = words.flatMap((word) => [Number(word & 0xffffffffn), Number(word >> 32n)]);
    return halves.flatMap((half, i) => {
        const found = [];
        for (let rest = half; rest; rest = (rest & (rest - 1)) >>> 0)
            found.push(32 * i + 31 - Math.clz32(rest & -rest));
        return found;
    });
}

function lotSquares({ lot_standing, lot_square }: Fields): number[][] {
    const [rows, columns] = lot_standing ? [4, 3] : [3, 4];
    return Array.from({ length: rows * columns }, (_, i) =>
        pair(lot_square + Math.floor(i / columns) * COLUMNS + (i % columns)),
    );
}

function workers(p: Fields): Json {
    const owners = p.workers.flatMap((words, owner) =>
        squaresOf(words).map((square) => ({ square, owner })),
    );
    owners.sort((a, b) => a.square - b.square);
    return owners.map(({ square, owner }) => ({
        square: pair(square),
        owner: owner === NEUTRAL ? 'neutral' : owner,
    }));
}

function buildings(p: Fields, { offset, cells }: Tables): Json {
    const unfinished = p.open.slice(0, p.open_count);
    return p.tile_form.slice(0, p.building_count).map((form, i) => {
        const covered = offset[form]![p.tile_orientation[i]!]!.slice(0, cells[form]);
        return {
            number: i + 1,
            form: FORMS[form]!,
            family: FAMILIES[p.tile_family[i]!]!,
            squares: covered.map((offset) => pair(p.tile_square[i]! + offset)),
            completed: !unfinished.includes(i),
        };
    });
}

/** A laid building is a card played. */
function discards(p: Fields): Json {
    return p.tile_form
        .slice(0, p.building_count)
        .map((form, i) => `${FORMS[form]} ${FAMILIES[p.tile_family[i]!]}`)
        .slice(p.first_buildings);
}

function values({ top }: Fields): Json {
    const count = (family: number) => top.filter((one) => one === family).length;
    return Object.fromEntries(FAMILIES.map((name, family) => [name, count(family)]));
}

function winners({ ending, gold, seats }: Fields): Json {
    if (ending === NONE) return [];
    const most = Math.max(...gold.slice(0, seats));
    return gold.slice(0, seats).flatMap((one, seat) => (one === most ? [seat] : []));
}

function parts({ phases }: Description): Part<Fields, Tables>[] {
    const recruiting = phases.indexOf('recruit');
    return [
        { path: 'board.rows', write: () => ROWS },
        { path: 'board.columns', write: () => COLUMNS },
        { path: 'board.camps', write: (_, { camps }) => squaresOf(camps).map(pair) },
        { path: 'board.lot.squares', write: lotSquares },
        { path: 'buildings', write: buildings },
        { path: 'discards', write: discards },
        { path: 'workers', write: workers },
        { path: 'castle.values', write: values },
        {
            path: 'decision.camps',
            write: ({ phase, camps }) => (phase === recruiting ? camps : undefined),
        },
        {
            path: 'last_round',
            write: ({ ender, turns_left }) =>
                ender === NONE ? null : { triggered_by: ender, turns_left },
        },
        { path: 'winners', write: winners },
    ];
}

/** The gold for 0, 1, 2 ... seals of the family being cashed. */
function cash({ seals, seal_value }: Derived): Json {
    if (seals === NONE) return null;
    return Array.from({ length: seals + 1 }, (_, n) => n * seal_value);
}

export const own: Own<Fields, Tables, Derived> = {
    parts,
    points: ({ worth, seats }) => worth.slice(0, seats),
    derived: () => [{ path: 'cash', write: cash }],
    scores: ({ gold }) => gold as (number | null)[],
    seatNames: SEATS,
};
