// What the table page hands to a game's pieces on the screen, and what they hand back. A game's
// components know no server and no rules: positions, legal actions and ghosts come in as data.
import type { Component } from 'svelte';
import type { GameDetail, Happened, LegalAction, PreviewResult, View } from '../protocol/messages';

export interface BoardProps {
    game: GameDetail;
    /** The position with the choices made so far applied to it. */
    view: View;
    /** What may be chosen next; empty when the onlooker has nothing to decide. */
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
}

export interface GamePieces {
    /** The board itself. */
    Board: Component<BoardProps>;
    /** One's own cards and the choices that are not places on the board; lies below the board. */
    Hand: Component<BoardProps>;
    /** What a seat has, as far as the viewer knows it; for the column of seats. `framed`: name,
        colour and turn stand around it already. */
    Seat: Component<BoardProps & { seat: number; framed?: boolean }>;
    /** What belongs beside the board: values, tracks, rows of prices. */
    Beside: Component<BoardProps>;
    /** A seat's sign between words, where it is not the common one (hat, hood, cap, plumes). */
    Mark?: Component<{ seat: number; size?: number }>;
}
