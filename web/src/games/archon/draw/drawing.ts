// Which drawing belongs to a name.
import type { Drawing } from './icons';
import { CARDS, GOODS } from './icons';
import { PLACE_DRAWINGS } from './places';
import { SIGNS } from './signs';
import { TILE_DRAWINGS } from './tiles';

const NOTHING: Drawing = { shapes: [] };

/** Goods, cards and signs by their own names, building tiles as `tile:inn`, locations as `place:palace`. */
export function drawingOf(name: string): Drawing {
    if (name.startsWith('tile:')) return TILE_DRAWINGS[name.slice('tile:'.length)] ?? NOTHING;
    if (name.startsWith('place:')) return PLACE_DRAWINGS[name.slice('place:'.length)] ?? NOTHING;
    return GOODS[name] ?? CARDS[name] ?? SIGNS[name] ?? NOTHING;
}
