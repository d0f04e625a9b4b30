// What chance decides before the first turn, after docs/reference/randomness.md.
import { below, shuffle } from '../../../proof/streams.js';

export function dealOf(draw, { seats, options, box }) {
    const cards = sortedCards(options, box);
    const order = shuffle(draw('deck'), cards.length);
    return {
        first_seat: below(draw('first seat'), seats),
        lot: lotOf(draw, options, box),
        deck: order.map((i) => cards[i]),
    };
}

/** A card is the number of its form times the number of families, plus that of its family. */
function sortedCards(options, { forms, families, cards, first_game }) {
    const left = forms.names.flatMap((form) => families.names.map((family) => cards[form][family]));
    if (options.setup === 'first-game')
        for (const { form, family } of first_game.town.buildings)
            left[
                forms.names.indexOf(form) * families.names.length + families.names.indexOf(family)
            ]--;
    return left.flatMap((count, card) => Array.from({ length: count }, () => card));
}

/** { standing, square } of the lot if it is drawn; null where the table or the set-up has fixed it. */
function lotOf(draw, options, box) {
    if (options.setup === 'first-game' || options.lot !== 'random') return null;
    const places = [0, 1].flatMap((standing) => lotPlaces(box, standing));
    return places[below(draw('lot'), places.length)];
}

/** Where the lot lies wholly on the board and covers no camp, row by row. */
function lotPlaces({ board, lot, camps }, standing) {
    const [high, wide] = standing ? [lot.columns, lot.rows] : [lot.rows, lot.columns];
    const places = [];
    for (let row = 0; row + high <= board.rows; row++)
        for (let column = 0; column + wide <= board.columns; column++) {
            const covers = ([r, c]) =>
                r > row && r <= row + high && c > column && c <= column + wide;
            if (!camps.places.squares.some(covers))
                places.push({ standing, square: row * board.columns + column });
        }
    return places;
}
