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
        ['apprentice', 186],
        ['journeyman', 98],
        ['artisan', 59],
        ['foreman', 39],
        ['adept', 15],
        ['expert', -3],
        ['master', -27],
    ],
};
export default judged;
