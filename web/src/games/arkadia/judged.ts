// Play of Arkadia, told apart: turns in which the castle grows, and the others by when they were.
import type { Judged } from '../contract';

const EARLY = 1 / 3;

const judged: Judged = {
    phases: ['early', 'middle', 'castle'],
    phase(verbs, share) {
        if (verbs.includes('castle')) return 'castle';
        return share < EARLY ? 'early' : 'middle';
    },
    levels: [['journeyman', 100]],
};
export default judged;
