// What is kept of a game that is played in this browser: a journal of entries that are only ever appended,
// as at the server (`server/table/entries.py`), and what lists show of it.
import type { TableHead } from '../protocol/messages';
import type { Step } from './rules';

export type Options = Record<string, boolean | string>;

export interface Terms {
    game: string;
    /** With every option. */
    options: Options;
    /** All moves of the guided first game, or of a recorded one, in notation. */
    script?: string[];
    /** Whether it is a recorded game that is shown: a turn every few seconds, and nobody thinks. */
    isShown?: boolean;
}

export interface Seat {
    /** Who decides now. */
    kind: 'person' | 'bot';
    name: string;
    /** The bot at the seat, also in place of a person who left. */
    bot: string | null;
    /** Whether it is a person's, who may come back. */
    owned: boolean;
    /** Its text for the shuffle. */
    entropy: string;
    ready: boolean;
}

export type Body =
    | { kind: 'created'; terms: Terms; seats: Seat[]; isBranch: boolean }
    | { kind: 'readied'; entropy: string }
    | { kind: 'dealt'; hash: string }
    /** A position that no deal leads to, in base 64. */
    | { kind: 'placed'; state: string; hash: string }
    | { kind: 'acted'; actions: string[]; hashes: string[] }
    | { kind: 'undone'; to: number }
    | { kind: 'resigned'; bot: string }
    | { kind: 'returned' }
    | { kind: 'rematched'; table: string };

export interface Entry {
    /** Its number in the journal, from 1. */
    version: number;
    /** Milliseconds since 1970. */
    at: number;
    seat: number | null;
    /** Of the client's message, so that one which is sent twice is carried out once. */
    key: string | null;
    body: Body;
}

/** An entry that is not stored yet. steps: the positions of what was done. */
export interface Draft {
    body: Body;
    seat: number | null;
    steps?: Step[];
}

/** Drafts as the entries after a version; the first one has the key. */
export function entriesOf(
    drafts: readonly Draft[],
    version = 0,
    key: string | null = null,
): Entry[] {
    const at = Date.now();
    return drafts.map(({ body, seat }, i) => {
        return { version: version + 1 + i, at, seat, key: i === 0 ? key : null, body };
    });
}

/** A game without its journal. */
export interface Game {
    id: string;
    /** 32 hexadecimal digits; everything that chance decides follows from them and the players' texts. */
    secret: string;
    /** The version of the engine with which it was begun. */
    engine: string;
    /** As it was after the last entry. */
    head: TableHead;
}

/** A game with its journal, as it is kept and written to files. */
export interface KeptGame extends Game {
    journal: Entry[];
}
