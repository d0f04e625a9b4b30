// The drawings of building tiles: at the beginning of a game nobody has one.
import { symbolsOf } from '../../symbols';
import { keep } from './drawing';
import tiles from './tiles.svg?raw';

keep(symbolsOf(tiles));

export { markup } from './drawing';
