// Positions with what is legal there, for tests of every game's choices.
import { fixtures, game } from './helpers';

export default fixtures.map(({ position, viewer, legal }) => {
    return { ply: 0, view: position.view, viewer, legal, game };
});
