import type { GamePieces } from '../contract';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Scene from './LazyScene.svelte';
import Seat from './Seat.svelte';
import './look.css';

const pieces: GamePieces = { Beside, Board, Hand, Scene, Seat };
export default pieces;
