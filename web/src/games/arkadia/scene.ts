// The small city of the start page: a handful of buildings around the castle.
import type { Cell } from './model/squares';
import type { Family, Form, Owner } from './model/view';

interface Placed {
    form: Form;
    family: Family;
    completed: boolean;
    cells: readonly Cell[];
}

export const CITY: readonly Placed[] = [
    {
        form: 'mill',
        family: 'olive',
        completed: true,
        cells: [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
        ],
    },
    {
        form: 'house',
        family: 'red',
        completed: true,
        cells: [
            [0, 2],
            [0, 3],
        ],
    },
    {
        form: 'monastery',
        family: 'silver',
        completed: true,
        cells: [
            [0, 5],
            [1, 5],
            [2, 4],
            [2, 5],
        ],
    },
    {
        form: 'smithy',
        family: 'black',
        completed: true,
        cells: [
            [3, 0],
            [3, 1],
            [3, 2],
            [4, 1],
        ],
    },
    {
        form: 'trade',
        family: 'red',
        completed: true,
        cells: [
            [3, 5],
            [3, 6],
            [4, 4],
            [4, 5],
        ],
    },
    {
        form: 'tavern',
        family: 'olive',
        completed: false,
        cells: [
            [0, 7],
            [1, 7],
            [1, 8],
        ],
    },
    {
        form: 'farm',
        family: 'silver',
        completed: false,
        cells: [
            [3, 8],
            [4, 8],
            [5, 8],
        ],
    },
    {
        form: 'house',
        family: 'black',
        completed: false,
        cells: [
            [4, 3],
            [5, 3],
        ],
    },
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
];

/** The road through the city. */
export const ROAD = 'M-70 130Q20 128 72 118T170 152T236 172T330 168T420 150T510 128';
