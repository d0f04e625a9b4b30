// Positions with what is legal there, for tests of every game's choices.
import { FIXTURES, GAME } from '../../../../dev/fixtures';

export default FIXTURES.map(({ view, viewer, legal }) => {
    return { ply: 0, view, viewer, legal, game: GAME };
});
