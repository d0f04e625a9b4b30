import { language } from '../../settings/settings.svelte';
import type { GamePieces } from '../contract';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Mark from './draw/SeatSign.svelte';
import Hand from './Hand.svelte';
import { boxOf } from './model/box';
import { standing, toEnd } from './model/standing';
import Seat from './Seat.svelte';
import Brief from './seat/Brief.svelte';
import { load, ownText } from './words.svelte';
import './theme.css';

// The words come with the pieces; the other languages when somebody asks for them.
await load(language.current).catch(() => {});

const pieces = {
    Beside,
    Board,
    Hand,
    Mark,
    Seat,
    Brief,
    broad: 1010,
    road: 60,
    asks: ({ phase }) => ownText(`ask-${String(phase)}`),
    // A second action, another exchange, more trade: what is revealed on the way may change the player's mind.
    closing: (legal, sent) =>
        (!sent && legal.find(({ verb }) => verb === 'done' || verb === 'stop')) || null,
    lastRound: (view, game) => {
        const { rounds } = boxOf(game).season_track;
        return view.round === rounds && !view.ending ? { left: null } : null;
    },
    standing,
    toEnd,
} satisfies GamePieces;
export default pieces;
