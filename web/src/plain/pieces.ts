// A game without pieces: its position in text, its legal actions as buttons.
import type { GamePieces } from '../games/contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Seat from './Seat.svelte';

const pieces: GamePieces = { Board, Hand, Seat };
export default pieces;
