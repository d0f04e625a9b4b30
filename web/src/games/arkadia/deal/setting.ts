// What a game of Arkadia is set up from: the arguments of the engine's `set_up`.
import type { Setting } from '../../contract';
import { COLUMNS, LETTERS, squareOf } from '../model/squares';
import type { Pair } from '../model/view';
import { dealOf } from './deal.js';

interface Box {
    first_game: { lot: { square: Pair; standing: boolean } };
}

interface Lot {
    standing: number;
    square: number;
}

const setting: Setting = (draw, terms) => {
    const { first_seat, lot, deck } = dealOf(draw, terms);
    const isFirst = terms.options.setup === 'first-game';
    const { first_game } = terms.box as unknown as Box;
    const { standing, square } =
        lot ?? (isFirst ? ofFirstGame(first_game) : chosen(String(terms.options.lot)));
    const set = { first_seat, first_game: Number(isFirst), standing, lot_square: square };
    return { ...set, deck, deck_size: deck.length };
};
export default setting;

function ofFirstGame({ lot }: Box['first_game']): Lot {
    return { standing: Number(lot.standing), square: squareOf(lot.square) };
}

/** The place that a table has named, such as `g5 standing`. */
function chosen(text: string): Lot {
    const [name = '', lies] = text.split(' ');
    const square = (Number(name.slice(1)) - 1) * COLUMNS + LETTERS.indexOf(name.slice(0, 1));
    return { standing: Number(lies === 'standing'), square };
}
