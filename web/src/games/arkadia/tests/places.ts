// Positions with what is legal there, for tests of every game's choices.
import { type Fixture, FIXTURES, GAME } from '../../../../dev/fixtures';

export default FIXTURES.map(({ view, viewer, legal }) => {
    return { ply: 0, view, viewer, legal, game: GAME };
});

export function scene(name: string): Fixture {
    const found = FIXTURES.find((one) => one.name === name);
    if (!found) throw new Error(`There is no scene '${name}'.`);
    return found;
}
