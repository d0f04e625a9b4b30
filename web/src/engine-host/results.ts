// What the engine of a game makes of records for the pages.
import type { Happened, Language, Position, Texts } from '../protocol/messages';

/** Why something is not allowed. */
export interface Reason {
    clause: string | null;
    text: Texts;
}

/** What the actions of a draft would lead to, as their seat would see it. */
export interface PreviewResult {
    /** Null where it is not known: something hidden is revealed, or there is no engine. */
    position: Position | null;
    happened: Happened[];
    /** Why there is no further choice; alone: without an engine each choice is sent by itself. */
    stops: 'reveals' | 'turn' | 'alone' | null;
    refused: Reason | null;
}

/** A position of before, and what led to it. */
export interface Past {
    position: Position;
    happened: Happened[];
    /** How many plies the game has now. */
    plies: number;
}

/** Who looks, and in which words. */
export interface Reader {
    /** The seat whose knowledge counts; null for a spectator. */
    viewer: number | null;
    /** The seat that is spoken to in the second person, if any. */
    you: number | null;
    /** What people are called, by seat; empty for who goes by the seat's name. */
    names: readonly string[];
    language: Language;
}

/** Why an action is not allowed, in the words of the game alone. */
export interface RefusedAction {
    action: number;
    clause: string;
    text: string;
}

export interface Tried extends Omit<PreviewResult, 'refused'> {
    refused: RefusedAction | null;
}
