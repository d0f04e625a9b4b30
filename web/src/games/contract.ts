// What the pages ask of a game's screen, and what they hand to its pieces. A game's components know
// no server and no rules: positions, legal actions and previews come in as data.
import type { Component } from 'svelte';
import type { Drawn } from '../../engine/engine';
import type { Mark } from '../ui/signs/mark';
import type { Args } from '../text/catalogue';
import type { LoadedWords, Source } from '../text/loaded.svelte';
import type { Story } from './story';
import type { Draw } from '../proof/streams.js';
import type { Closing } from '../turn/turn.svelte';
import type { LegalAction } from './action';
import type { PreviewResult } from '../engine-host/results';
import type { GameDetail, Happened, View, Language } from '../protocol/messages';

export interface BoardProps {
    game: GameDetail;
    /** The position with the choices made so far applied to it. */
    view: View;
    /** Points by seat, as far as the viewer may know them. */
    scores: (number | null)[];
    /** The possible next choices; empty when the viewer has nothing to decide. */
    legal: LegalAction[];
    /** Whose eyes: the seat, or null for a spectator. */
    viewer: number | null;
    /** Names of the players by seat. */
    names: string[];
    /** What led to this position. */
    happened: Happened[];
    /** What the hovered or focused action would do, once it is known. */
    ghost: { action: LegalAction; result: PreviewResult } | null;
    /** The choices made so far and not yet sent, where the page keeps them. */
    draft?: LegalAction[];
    choose: (action: LegalAction) => void;
    /** Put these choices in place of the draft: another card, a worker before a later one. */
    redraft?: (draft: LegalAction[]) => void;
    /** What the hand has put together of several parts and "Done" would choose; null: nothing yet. */
    offer?: (action: LegalAction | null) => void;
    /** Ask for the ghost of an action: after the draft, or as part of another draft in its place. */
    hover: (action: LegalAction | null, draft?: LegalAction[]) => void;
    /** Ask why an action, written in notation, is not allowed. */
    why: (line: string) => void;
    /** The position before the draft, drawn in text by the server in the reader's language. */
    drawn?: () => Promise<string>;
}

/** What the default export of a module gives, once it is loaded. */
type Later<T> = () => Promise<{ default: T }>;

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
    /** What a seat has, as far as the viewer knows it; its name, colour and turn stand around it. */
    Seat: Component<BoardProps & { seat: number }>;
    /** The same in a line or two, for the row of seats above a broad board. */
    Brief?: Component<BoardProps & { seat: number }>;
    /** The board takes the whole width: the seats stand in a row above it, log and chat open over it.
        It is the least width in pixels at which the board can be read; lower windows scroll it. */
    broad?: number;
    /** What is shown beside the board, if anything: values, tracks, rows of prices. */
    Beside?: Component<BoardProps>;
    /** Under the board on a phone, where there is room: the most important of all that. */
    strip?: Later<Component<BoardProps>>;
    /** A seat's sign between words, where it is not the common one (hat, hood, cap, plumes). */
    Mark?: Mark;
    /** The question to the player, as one sentence; empty: show the server's words. */
    asks?: (view: View, legal: LegalAction[]) => string;
    /** An action in words, where its preview says nothing before it is sent; empty: nothing is missing. */
    tells?: (action: LegalAction) => string;
    /** What "Done" chooses to decline what may still be done. */
    closing?: Closing;
    /** Whether more can be done after something is revealed; then the turn can be kept open. */
    keeps?: (view: View) => boolean;
    /** Whether more can be chosen than is listed, by putting it before the last choice of the draft. */
    waits?: (view: View) => boolean;
    /** How long the road of points above the board is; without it there is none. */
    road?: number;
    /** The warning that the game ends soon, or null. */
    lastRound?: (view: View, game: GameDetail) => LastRound | null;
    /** How far it is to the end, in words. */
    toEnd?: (view: View, game: GameDetail) => string;
    /** A seat's current score and what it can expect; null where the viewer must not know it. */
    standing?: (view: View, seat: number) => Standing | null;
}

/** Points for the race, with what they are called in the reader's language. */
export interface Standing {
    points: number;
    label: string;
    /** What the next scoring would add as things stand, and what to call it. */
    more?: { points: number; label: string };
}

/** How a finished game is looked back on: what its chart shows and where the points came from. */
export interface Review {
    /** The title of the chart, in the reader's language, if it shows more than points. */
    title?: () => string;
    /** What an event is worth and what it is called; null if it gave no points. */
    source: (event: Happened) => { label: string; points: number } | null;
    /** What the points are called that the seats began with. */
    given: () => string;
}

/** How play is told apart once it has been judged: a game's `judged.ts`. */
export interface Judged {
    /** The parts of a game, by name. */
    phases: readonly string[];
    /** The part that a move belongs to. verbs: of its actions; share: how much of the game was over before it. */
    phase: (verbs: readonly string[], share: number) => string;
    /** The PR of levels of bots, as measured; from the weakest. */
    levels: readonly (readonly [level: string, pr: number])[];
}

/** What a deal depends on, apart from the secret. */
export interface DealTerms {
    seats: number;
    options: Record<string, unknown>;
    /** The components, as `GameDetail` has them. */
    box: Record<string, unknown>;
}

/** Draws what a game is set up from, as the engine's `set_up` takes it. */
export type Setting = (draw: Draw, terms: DealTerms) => Drawn;

/** Makes the game's shuffles again; then it takes one event after the other and says what each must show
    of them, and what it shows: undefined where that is hidden from the viewer. */
export type Dealing = (
    draw: Draw,
    terms: DealTerms,
) => (event: Happened) => { should: unknown; is: unknown }[];

/** All of a game's screen; each part is loaded when it is first shown. */
export interface GameScreen {
    /** Board, hand, seats and what stands beside the board. */
    pieces: Later<GamePieces>;
    /** A small drawn scene, for pages that need nothing else from the game. */
    scene: Later<Component>;
    /** A seat's sign in lists of tables, where it is not the common one. */
    mark?: Later<Mark>;
    /** Without it the end tells no sources of points. */
    review?: Later<Review>;
    /** How turns are narrated; without it the server's words are shown. */
    story?: Later<Story>;
    /** Its actions in sentences; without it they are heard in notation. */
    sentences?: Later<Sentences>;
    /** What can be asked about a position; without it, only to have it drawn. */
    answers?: Later<Answers>;
    /** Without it the browser cannot check a deal. */
    dealing?: Later<Dealing>;
    /** The illustrated rulebook. */
    rulebook?: Later<Rulebook>;
    /** The names of things, phases and options; without them the server has them. */
    names?: Source;
    /** The words that explain themselves. */
    glossary?: Source;
    /** What the pages say about the game. */
    intro?: Source;
}

/** An illustrated rulebook. */
export interface Rulebook {
    /** Its words, as `rulebook/book.ts` reads them. */
    source: Source;
    /** Numbers and words that the engine gave for the examples, by name. */
    facts: Readonly<Record<string, string | number>>;
    /** One of its pictures, drawn with the game's own pieces. */
    Picture: Component<{ name: string; game: GameDetail }>;
    /** The names of all pictures. */
    pictures: readonly string[];
}

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

/** What can be asked about a position by those who play by ear. */
export interface Answers {
    /** By name, in the order in which they are offered. */
    topics: Topics;
    /** The sentences of the answers, and a label `topic-NAME` for each topic. */
    words: LoadedWords;
}

export type Topics<V = never> = Readonly<Record<string, Topic<V>>>;

/** A subject that can be asked about. */
export interface Topic<V = never> {
    answer: (asked: Question<V>) => string[];
    /** What may follow its name in a position, in the words of the notation. */
    things?: (view: V) => readonly string[];
}

/** A question about a position, and the words for its answer. */
export interface Question<V = View> {
    /** What the asking seat sees. */
    view: V;
    game: GameDetail;
    viewer: number | null;
    /** The subject; empty if the topic takes none. */
    thing: string;
    /** A sentence of an answer. */
    say: (id: string, args?: Args) => string;
    /** A name of the game: `seat-name`. */
    name: (id: string, args?: Args) => string;
    /** The parts of a list, or the word for none. */
    listed: (parts: readonly string[]) => string;
}
