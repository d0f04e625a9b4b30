import { language } from '../../state/language.svelte';
import type { GamePieces } from '../contract';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Mark from './draw/SeatSign.svelte';
import Hand from './Hand.svelte';
import { boxOf } from './model/box';
import Seat from './Seat.svelte';
import { load } from './words.svelte';
import './look.css';

// The words come with the pieces; the other languages when somebody asks for them.
await load(language.current).catch(() => {});

const pieces = {
    Beside,
    Board,
    Hand,
    Mark,
    Seat,
    lastRound: (view, game) => {
        const { rounds } = boxOf(game).season_track;
        return view.round === rounds && !view.ending ? { left: null } : null;
    },
} satisfies GamePieces;
export default pieces;
