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
        ['apprentice', 126],
        ['journeyman', 100],
        ['artisan', 81],
        ['foreman', 56],
        ['adept', 37],
        ['expert', 24],
        ['master', 9],
    ],
};
export default judged;
