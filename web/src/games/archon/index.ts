import { language } from '../../state/language.svelte';
import type { GamePieces } from '../contract';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Seat from './Seat.svelte';
import { load } from './words.svelte';
import './look.css';

// The words come with the pieces; the other languages when somebody asks for them.
await load(language.current).catch(() => {});

const pieces: GamePieces = { Beside, Board, Hand, Seat };
export default pieces;
