// What can be asked about a position of Archon.
import type { Topics } from '../../../contract';
import { type ArchonView, LOCATIONS, SEAT_NAMES, TILES } from '../../model/view';
import * as city from './city';
import * as position from './position';

export const TOPICS: Topics<ArchonView> = {
    position: { answer: position.position },
    turn: { answer: position.choices },
    hand: { answer: position.hand },
    city: { answer: city.city },
    location: { answer: city.location, things: () => LOCATIONS },
    palace: { answer: city.palace },
    market: { answer: city.market },
    wall: { answer: city.wall },
    attack: { answer: position.attack },
    houses: { answer: city.houses },
    house: { answer: city.house, things: () => TILES },
    magisters: { answer: city.magisters },
    scoring: { answer: position.scoring },
    seats: { answer: position.everybody },
    seat: { answer: position.player, things: ({ seats }) => SEAT_NAMES.slice(0, seats) },
    order: { answer: position.order },
    supply: { answer: position.supply },
    options: { answer: position.options },
};
