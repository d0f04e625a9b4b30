// What the page for those who play by ear asks of a game: its actions as sentences to the player.
import type { GameDetail, Language, View } from '../protocol/messages';
import type { LegalAction } from './action';

/** Where something is chosen. */
export interface Asked {
    /** The position with the choices made so far applied to it. */
    view: View;
    game: GameDetail;
    viewer: number | null;
    language: Language;
}

/** The actions of a game in the reader's language. */
export interface Sentences {
    /** A legal action: "Draw a card from the pile". */
    one: (action: LegalAction, asked: Asked) => string;
    /** Several actions of a verb: "Lay the building". */
    many: (verb: string, language: Language) => string;
    /** What may follow the name of a question, `inn` after `house`, as a name; empty where it has none but that. */
    thing?: (topic: string, name: string, language: Language) => string;
    /** Load the words of a language. */
    load: (language: Language) => Promise<unknown>;
}
