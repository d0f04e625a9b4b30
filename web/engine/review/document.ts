// A review as a document of whole numbers: shares of a win in millionths, points and coins in hundredths
// (docs/howto/review.md).
import type { Depth } from './verdicts';

export type Mark = 'inaccuracy' | 'mistake' | 'blunder' | 'find';
/** An amount and its error. */
export type Amount = [mean: number, error: number];

export interface MovePart {
    ply: number;
    seat: number;
    actions: number[];
    best: number[];
    journeyman: number[];
    chance: number[];
    worlds: number;
    loss: Amount;
    missed: Amount;
    points: Amount;
    sources: Record<string, Amount>;
    mark: Mark | null;
    /** Of a move that was looked at twice: whether the deeper look is shown, and loss and missed of the first. */
    deeper?: boolean;
    first?: [Amount, Amount];
}

export interface LuckPart {
    ply: number;
    kind: string;
    luck: number[];
    errors: number[];
    /** Of the deal: each seat's chance before it. */
    before?: number[];
}

/** A part; one without fields is a reveal by which nothing was learnt by chance. */
export type Part = MovePart | LuckPart | Record<string, never>;

/** Play in figures: of a seat, of a part of a game, or of many games. */
export interface Play {
    moves: number;
    /** Null: too few moves. */
    pr: number | null;
    band: [number, number] | null;
    own: number;
    journeyman: number;
    marks: Record<Mark, number>;
}

export interface Played extends Play {
    seat: number;
}

/** A moment that decided much. weight: in millionths of a win. */
export interface TurningPoint {
    ply: number;
    /** Whom it is about: who moved, or who had the luck. */
    seat: number;
    kind: 'loss' | 'find' | 'luck';
    weight: number;
}

/** Another move in the worlds of a verdict: against the best, and against the one played. */
export interface Tried {
    loss: Amount;
    gain: Amount;
    isSolved: boolean;
}

export interface Review {
    format: 'polis-review';
    version: 1;
    game: string;
    depth: Depth;
    result: number[];
    moves: MovePart[];
    play: Played[];
    reveals: LuckPart[];
    turning: TurningPoint[];
    luck: { kinds: Record<string, number[]>; rest: number[]; total: number[]; without: number[] };
}
