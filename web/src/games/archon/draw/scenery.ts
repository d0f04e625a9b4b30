// What of the city is only to be looked at: it comes while the engine is still being asked for the position.
import { area, gable, line } from './elevation';

export { building } from './buildings';
export { hip, stall, street } from './elevation';

/** Of the Repository: as many arches, each so wide. */
export function arches(count: number, wide: number): string {
    return Array.from({ length: count }, (_, i) => arch(i * wide, wide)).join('');
}

function arch(x: number, wide: number): string {
    return (
        area(`M${x} 0v-48h${wide}v48z`, 'wash') +
        gable(x + 1, -48, wide - 2, 34, 'roof-1') +
        area(`M${x + wide / 2} -72a5 5 0 1 0 .01 0z`, 'win') +
        area(`M${x + 6} 0v-17a27 27 0 0 1 54 0v17z`, 'shade') +
        line(`M${x + 3} 0v-17a30 30 0 0 1 60 0v17`, 1)
    );
}
