// What a game of Archon is set up from: the arguments of the engine's `set_up`.
import type { Setting } from '../../contract';
import { dealOf } from './deal.js';

const setting: Setting = (draw, terms) => ({ ...dealOf(draw, terms) });
export default setting;
