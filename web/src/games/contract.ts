// What the pages ask of a game's screen, and what they hand to its pieces. A game's components know
// no server and no rules: positions, legal actions and previews come in as data.
import type { Component } from 'svelte';
import type { GameDetail, Happened, LegalAction, PreviewResult, View } from '../protocol/messages';

export interface BoardProps {
    game: GameDetail;
    /** The position with the choices made so far applied to it. */
    view: View;
    /** Points by seat, as far as the viewer may know them. */
    scores: (number | null)[];
    /** What may be chosen next; empty when the viewer has nothing to decide. */
    legal: LegalAction[];
    /** Whose eyes: the seat, or null for a spectator. */
    viewer: number | null;
    /** Names of the players by seat. */
    names: string[];
    /** What led to this position, for animations and the mark of the last move. */
    happened: Happened[];
    /** What the hovered or focused action would do, once it is known. */
    ghost: { action: LegalAction; result: PreviewResult } | null;
    /** The choices made so far and not yet sent, where the page keeps them. */
    draft?: LegalAction[];
    choose: (action: LegalAction) => void;
    /** Put these choices in place of the draft: another card, a worker before a later one. */
    redraft?: (draft: LegalAction[]) => void;
    /** Ask for the ghost of an action: after the draft, or as part of another draft in its place. */
    hover: (action: LegalAction | null, draft?: LegalAction[]) => void;
    /** Ask why a move, written in notation, is not allowed. */
    why: (line: string) => void;
    /** The position before the draft, drawn in text by the server in the reader's language. */
    drawn?: () => Promise<string>;
}

/** The game ends soon; `left` turns are still to come, where the rules count them. */
export interface LastRound {
    left: number | null;
}

/** What the table page is built of. */
export interface GamePieces {
    /** The board itself. */
    Board: Component<BoardProps>;
    /** The viewer's own cards and the choices that are not places on the board; below the board. */
    Hand: Component<BoardProps>;
    /** What a seat has, as far as the viewer knows it; for the column of seats. `framed`: name,
        colour and turn stand around it already. */
    Seat: Component<BoardProps & { seat: number; framed?: boolean }>;
    /** What belongs beside the board, if anything: values, tracks, rows of prices. */
    Beside?: Component<BoardProps>;
    /** A seat's sign between words, where it is not the common one (hat, hood, cap, plumes). */
    Mark?: Component<{ seat: number; size?: number }>;
    /** Whether the board zooms by itself; otherwise the page does it. */
    zooms?: boolean;
    /** The warning that the game ends soon, or null. */
    lastRound?: (view: View, game: GameDetail) => LastRound | null;
}

/** Takes one event after the other and knows what each seat is worth after it. */
export interface Counter {
    take: (event: Happened) => void;
    worth: (seat: number) => number;
}

/** How a finished game is looked back on: its points over time and where they came from. */
export interface Review {
    /** The title of the chart, in the reader's language. */
    title: () => string;
    /** `first`: the view of the position before the first action. */
    counter: (seats: number, first: View) => Counter;
    /** What an event is worth and what it is called; null if it gave no points. */
    source: (event: Happened) => { label: string; points: number } | null;
    /** What the points are called that the seats began with. */
    given: () => string;
}

/** All of a game's screen, each part loaded when it is first shown. */
export interface GameScreen {
    pieces: () => Promise<GamePieces>;
    /** A small drawn scene, for pages that need nothing else of the game. */
    scene: () => Promise<Component>;
    /** Without it the end shows places only. */
    review?: () => Promise<Review>;
}
