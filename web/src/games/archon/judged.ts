// Play of Archon, told apart: the drafts, the placements, and what is given up in raids.
import type { Judged } from '../contract';

const DRAFTS = new Set(['draft', 'split']);

const judged: Judged = {
    phases: ['drafts', 'placements', 'raid'],
    phase([first = '']) {
        if (DRAFTS.has(first)) return 'drafts';
        return first === 'lose' ? 'raid' : 'placements';
    },
    levels: [
        ['apprentice', 120],
        ['journeyman', 100],
        ['artisan', 84],
        ['foreman', 48],
        ['adept', 47],
        ['expert', 23],
        ['master', 6],
    ],
};
export default judged;
