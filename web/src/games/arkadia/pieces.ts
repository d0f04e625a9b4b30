import { language } from '../../state/language.svelte';
import type { GamePieces } from '../contract';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { arkadia } from './model/view';
import Seat from './Seat.svelte';
import { load } from './words.svelte';
import './look.css';

// The words come with the pieces; the other languages when somebody asks for them.
await load(language.current).catch(() => {});

const pieces = {
    Beside,
    Board,
    Hand,
    Seat,
    zooms: true,
    lastRound: (view) => {
        const { last_round: last, ending } = arkadia(view);
        return last && !ending ? { left: last.turns_left } : null;
    },
} satisfies GamePieces;
export default pieces;
