import { language } from '../../settings/settings.svelte';
import type { GamePieces } from '../contract';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { asked, drawn, closingOf } from './model/asked';
import { standing, toEnd, turnsAfter } from './model/standing';
import { arkadia } from './model/view';
import Seat from './Seat.svelte';
import { load, words } from './words.svelte';
import './theme.css';

// The words come with the pieces; the other languages when somebody asks for them.
await load(language.current).catch(() => {});

const pieces = {
    Beside,
    Board,
    Hand,
    Seat,
    strip: () => import('./beside/Strip.svelte'),
    standing,
    toEnd,
    asks: (view, legal) => asked(arkadia(view), legal, words(language.current)),
    tells: (action) => drawn(action, words(language.current)),
    closing: closingOf,
    keeps: (view) => {
        const { banners, turn } = arkadia(view);
        return (banners[turn] ?? 0) > 0;
    },
    waits: (view) => arkadia(view).derived.earlier_squares.length > 0,
    lastRound: (view) => {
        const left = turnsAfter(arkadia(view));
        return left !== null && !view.ending ? { left } : null;
    },
} satisfies GamePieces;
export default pieces;
