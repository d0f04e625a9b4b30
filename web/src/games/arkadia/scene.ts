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
