// Play of Arkadia, told apart: turns in which the castle grows, and the others by when they were.
import type { Judged } from '../contract';

const EARLY = 1 / 3;

const judged: Judged = {
    phases: ['early', 'middle', 'castle'],
    phase(verbs, share) {
        if (verbs.includes('castle')) return 'castle';
        return share < EARLY ? 'early' : 'middle';
    },
    levels: [
        ['apprentice', 198],
        ['journeyman', 100],
        ['artisan', 57],
        ['foreman', 38],
        ['adept', 14],
        ['expert', -1],
        ['master', -23],
    ],
};
export default judged;
