// What the page of a box asks of a game: which values belong to which piece, and how they are drawn
// and called. The page itself knows values by their names in the component file only.
import type { Component } from 'svelte';
import type { GameDetail, Language } from '../protocol/messages';

/** A thing of the box with the values that are printed on it. */
export interface BoxPiece {
    id: string;
    title: string;
    values: readonly string[];
}

export interface BoxGroup {
    id: string;
    title: string;
    pieces: BoxPiece[];
}

/** A value that is edited by touching squares: pairs [row, column] from 1, or rows of `#` and `.`. */
export interface BoxGrid {
    rows: number;
    columns: number;
    drawn: boolean;
    /** One square is chosen, not several. */
    single?: boolean;
}

/** The default export of a game's `box/index.ts`; without it values stand in the order of the file. */
export interface BoxPieces {
    load: (language: Language) => Promise<void>;
    /** The groups of a box that has values of these names. */
    groups: (names: readonly string[]) => BoxGroup[];
    /** What a value is called beside its piece. */
    label: (name: string) => string;
    /** A word of the file in the reader's language. */
    word: (word: string) => string;
    /** What a text in a value may be; nothing: any text. */
    choices: (name: string, inside: readonly (string | number)[]) => readonly string[];
    /** What may be added to a table such as a price. */
    keys: (name: string) => readonly string[];
    grid: (name: string) => BoxGrid | null;
    /** A piece as the table draws it, with the values of this game's box; nothing for some. */
    Drawing: Component<{ piece: string; game: GameDetail }>;
}
