// What can be asked about a position of Arkadia.
import type { Topics } from '../../../contract';
import type { ArkadiaView } from '../../model/view';
import * as places from './places';
import * as position from './position';

export const TOPICS: Topics<ArkadiaView> = {
    position: { answer: position.position },
    turn: { answer: position.choices },
    hand: { answer: position.hand },
    display: { answer: position.display },
    open: { answer: places.unfinished },
    around: { answer: places.around, things: places.placeNames },
    castle: { answer: position.castle },
    values: { answer: position.values },
    seats: { answer: position.seats },
    end: { answer: position.ending },
    buildings: { answer: places.buildings },
    camps: { answer: places.camps },
    row: { answer: places.row, things: () => places.ROW_NAMES },
    column: { answer: places.column, things: () => places.COLUMN_NAMES },
    options: { answer: position.options },
};
