// What lies where: around a square or a building, along a row or a column.
import {
    cellOf,
    COLUMNS,
    LETTERS,
    ROWS,
    squareAt,
    squareName,
    squareOf,
} from '../../model/squares';
import type { ArkadiaView, Building, Owner, Pair } from '../../model/view';
import { type At, card, owner } from './words';

const SIDES = [
    ['north', -1, 0],
    ['east', 0, 1],
    ['south', 1, 0],
    ['west', 0, -1],
] as const;
const BOARD = Array.from({ length: ROWS * COLUMNS }, (_, square) => square);
const NAMES = BOARD.map(squareName);
export const ROW_NAMES = Array.from({ length: ROWS }, (_, row) => String(row + 1));
export const COLUMN_NAMES = [...LETTERS];

/** The numbers of the buildings, the castle lot and all squares. */
export function placeNames({ buildings }: ArkadiaView): string[] {
    return [...buildings.map(({ number }) => String(number)), 'lot', ...NAMES];
}

export function buildings(at: At): string[] {
    const found = at.view.buildings.map((one) => building(at, one));
    return found.length ? found : [at.say('no-building')];
}

/** The buildings under construction, with the vacant squares beside them. */
export function unfinished(at: At): string[] {
    const found = at.view.buildings.filter(({ completed }) => !completed);
    if (!found.length) return [at.say('no-open-building')];
    return found.flatMap((one) => [building(at, one), ...beside(at, one.squares)]);
}

export function around(at: At): string[] {
    const { view, thing, say } = at;
    const { square, squares, standing } = view.board.lot;
    if (thing === 'lot') {
        const lot = say(standing ? 'lot-standing' : 'lot-lying', { square: nameOf(square) });
        return [lot, ...beside(at, squares)];
    }
    const found = view.buildings.find((one) => String(one.number) === thing);
    return found ? [building(at, found), ...beside(at, found.squares)] : sides(at);
}

export function row(at: At): string[] {
    return along(at, (square) => NAMES[square]!.slice(1) === at.thing);
}

export function column(at: At): string[] {
    return along(at, (square) => NAMES[square]!.startsWith(at.thing));
}

export function camps({ view, say, listed }: At): string[] {
    const covered = new Set(view.buildings.flatMap(({ squares }) => squares.map(squareOf)));
    const free = view.board.camps.filter((pair) => !covered.has(squareOf(pair)));
    return [
        say('camps', { squares: listed(free.map(nameOf)) }),
        say('supply', { count: view.neutral_supply }),
    ];
}

function nameOf(pair: Pair): string {
    return squareName(squareOf(pair));
}

function building(at: At, one: Building): string {
    return at.say('building', {
        number: one.number,
        card: card(at, `${one.form} ${one.family}`),
        squares: one.squares.map(nameOf).join(', '),
        state: at.say(one.completed ? 'completed' : 'unfinished'),
    });
}

/** What is on the squares of a position. */
class Squares {
    readonly workers: Map<number, Owner>;
    readonly #buildings: Map<number, Building>;
    readonly #lot: Set<number>;
    readonly #camps: Set<number>;

    constructor(readonly at: At) {
        const { workers, buildings, board } = at.view;
        this.workers = new Map(workers.map(({ square, owner }) => [squareOf(square), owner]));
        this.#buildings = new Map(
            buildings.flatMap((one) => one.squares.map((pair) => [squareOf(pair), one] as const)),
        );
        this.#lot = new Set(board.lot.squares.map(squareOf));
        this.#camps = new Set(board.camps.map(squareOf));
    }

    /** Whether a worker could stand there. */
    isVacant(square: number): boolean {
        return ![this.workers, this.#buildings, this.#lot].some((one) => one.has(square));
    }

    /** Whatever is on a square; a camp only if nothing covers it. */
    what(square: number): string {
        const { at, workers } = this;
        const under = this.under(square);
        const of = workers.get(square);
        if (of === undefined) return under || at.say('nothing');
        return [at.say('worker', { owner: owner(at, of) }), under].filter(Boolean).join(', ');
    }

    /** The building, the lot or the camp on a square; empty if there is none. */
    under(square: number): string {
        const { at } = this;
        const one = this.#buildings.get(square);
        if (one) {
            const name = card(at, `${one.form} ${one.family}`);
            return at.say('of-building', { number: one.number, card: name });
        }
        if (this.#lot.has(square)) return at.say('lot');
        return this.#camps.has(square) ? at.say('camp') : '';
    }
}

/** The squares that share an edge with one, by side. */
function neighbours(square: number): { side: string; square: number }[] {
    const [row, column] = cellOf(square);
    return SIDES.flatMap(([side, down, right]) => {
        const other = squareAt(row + down, column + right);
        return other === null ? [] : [{ side, square: other }];
    });
}

/** Who stands beside something of several squares, and what is vacant there. */
function beside(at: At, pairs: Pair[]): string[] {
    const here = new Squares(at);
    const own = pairs.map(squareOf);
    const touched = new Set(own.flatMap((one) => neighbours(one).map(({ square }) => square)));
    const around = BOARD.filter((square) => touched.has(square) && !own.includes(square));
    const vacant = around.filter((square) => here.isVacant(square)).map(squareName);
    const workers = around.flatMap((square) => {
        const of = here.workers.get(square);
        return of === undefined ? [] : [`${squareName(square)} ${owner(at, of)}`];
    });
    const blocked = around.filter((one) => !here.workers.has(one) && !here.isVacant(one));
    const others = new Set(blocked.map((square) => here.under(square)));
    return [
        at.say('vacant', { count: vacant.length, squares: at.listed(vacant) }),
        at.say('beside', { workers: at.listed(workers), others: at.listed([...others]) }),
    ];
}

/** A square and its neighbours. */
function sides(at: At): string[] {
    const here = new Squares(at);
    const middle = NAMES.indexOf(at.thing);
    const lines = neighbours(middle).map(({ side, square }) =>
        at.say('side', { side: at.say(side), square: NAMES[square]!, what: here.what(square) }),
    );
    return [at.say('square', { square: at.thing, what: here.what(middle) }), ...lines];
}

/** The squares of a line; neighbours with the same on them share a sentence. */
function along(at: At, isOn: (square: number) => boolean): string[] {
    const here = new Squares(at);
    const groups: { what: string; names: string[] }[] = [];
    for (const square of BOARD.filter(isOn)) {
        const what = here.what(square);
        if (groups.at(-1)?.what !== what) groups.push({ what, names: [] });
        groups.at(-1)!.names.push(NAMES[square]!);
    }
    return groups.map(({ what, names }) => {
        const [first, last] = [names[0]!, names.at(-1)!];
        return at.say('along', { what, count: names.length, first, last });
    });
}
