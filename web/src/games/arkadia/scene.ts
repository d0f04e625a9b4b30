// The small city of the start page: a handful of buildings around the castle.
import type { Cell } from './model/squares';
import type { Family, Form, Owner } from './model/view';

interface Placed {
    form: Form;
    family: Family;
    completed: boolean;
    cells: readonly Cell[];
}

/** Cells by row and column: `0,1 0,2`. */
function at(cells: string): Cell[] {
    return cells.split(' ').map((cell) => {
        const [row = 0, column = 0] = cell.split(',').map(Number);
        return [row, column];
    });
}

export const CITY: readonly Placed[] = [
    { form: 'mill', family: 'olive', completed: true, cells: at('0,0 0,1 1,0 1,1') },
    { form: 'house', family: 'red', completed: true, cells: at('0,2 0,3') },
    { form: 'monastery', family: 'silver', completed: true, cells: at('0,5 1,5 2,4 2,5') },
    { form: 'smithy', family: 'black', completed: true, cells: at('3,0 3,1 3,2 4,1') },
    { form: 'trade', family: 'red', completed: true, cells: at('3,5 3,6 4,4 4,5') },
    { form: 'tavern', family: 'olive', completed: false, cells: at('0,7 1,7 1,8') },
    { form: 'farm', family: 'silver', completed: false, cells: at('3,8 4,8 5,8') },
    { form: 'house', family: 'black', completed: false, cells: at('4,3 5,3') },
];

export const PEOPLE: readonly { owner: Owner; at: Cell }[] = [
    { owner: 0, at: [2, 6] },
    { owner: 1, at: [2, 7] },
    { owner: 'neutral', at: [0, 8] },
    { owner: 2, at: [3, 7] },
    { owner: 3, at: [5, 7] },
    { owner: 1, at: [4, 2] },
    { owner: 'neutral', at: [5, 4] },
    { owner: 3, at: [1, 6] },
];

export const TOWERS: readonly { family: Family; height: number; at: Cell }[] = [
    { family: 'red', height: 2, at: [1, 2] },
    { family: 'silver', height: 3, at: [1, 3] },
    { family: 'olive', height: 1, at: [2, 2] },
    { family: 'black', height: 2, at: [2, 3] },
];

/** Trees in small groups: x, y and size in units. */
export const TREES: readonly (readonly [number, number, number])[] = [
    [206, 12, 9],
    [222, 24, 12],
    [206, 33, 8],
    [60, 120, 10],
    [26, 112, 13],
    [44, 130, 8],
    [410, 96, 12],
    [392, 116, 9],
    [70, 262, 10],
    [88, 272, 8],
    [60, 278, 12],
    [264, 268, 9],
    [280, 258, 12],
    [374, 206, 8],
    [-40, 30, 12],
    [-62, 44, 9],
    [-28, 52, 8],
    [-96, 200, 12],
    [-74, 214, 9],
    [-112, 222, 8],
    [-34, 262, 10],
    [470, 40, 11],
    [492, 30, 8],
    [486, 58, 13],
    [540, 96, 9],
    [468, 262, 12],
    [490, 272, 8],
];

/** The road through the city. */
export const ROAD =
    'M-320 150Q-120 116 -40 128T72 118T170 152T236 172T330 168T420 150T510 128T760 150';

/** Furrows of the fields before the city. */
export const FIELDS: readonly string[] = [
    'M-104 82l62 -8M-102 91l62 -8M-100 100l62 -8M-98 109l62 -8',
    'M-66 172l52 10M-68 181l52 10M-70 190l52 10',
    'M470 182l64 -10M472 191l64 -10M474 200l64 -10M476 209l64 -10',
    'M466 88l46 6M465 97l46 6M464 106l46 6',
];
