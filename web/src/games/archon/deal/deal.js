// What chance decides before the first turn, after docs/reference/randomness.md.
import { shuffle } from '../../../proof/streams.js';

export function dealOf(draw, { seats, box }) {
    const deck = (purpose) => shuffle(draw(purpose), box.components[purpose]);
    return {
        order: shuffle(draw('order'), seats),
        grants: deck('grants'),
        provinces: deck('provinces'),
        attacks: deck('attacks'),
        favors: deck('favors'),
    };
}
