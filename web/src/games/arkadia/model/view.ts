// The view of Arkadia in its named fields (docs/reference/trace.md); what is hidden is null.
import type { View } from '../../../protocol/messages';
import { WORDS } from '../codec';

export const FAMILIES = WORDS.castle[0];
export type Family = (typeof FAMILIES)[number];
export const FORMS = ['house', 'farm', 'tavern', 'mill', 'smithy', 'trade', 'monastery'] as const;
export type Form = (typeof FORMS)[number];
export const SEATS = ['yellow', 'orange', 'green', 'violet'] as const;
export type Owner = number | 'neutral';
/** Row and column, both from 1. */
export type Pair = [number, number];
export type ByFamily = Record<Family, number>;

export interface Building {
    number: number;
    form: Form;
    family: Family;
    squares: Pair[];
    completed: boolean;
}

export interface Worker {
    square: Pair;
    owner: Owner;
}

export interface Castle {
    floor: number;
    heights: number[];
    tops: (Family | null)[];
    pools: ByFamily[];
    values: ByFamily;
}

export type Phase =
    'must' | 'lay' | 'draw' | 'worker' | 'castle' | 'banner' | 'cash' | 'recruit' | 'over';

export interface ArkadiaView {
    ply: number;
    seats: number;
    phase: Phase;
    turn: number;
    turns_finished: number;
    passes_in_a_row: number;
    first_seat: number;
    options: { setup: string; flips: boolean };
    board: {
        rows: number;
        columns: number;
        camps: Pair[];
        lot: { square: Pair; standing: boolean; squares: Pair[] };
    };
    buildings: Building[];
    workers: Worker[];
    castle: Castle;
    banners: number[];
    display: (string | null)[];
    discards: string[];
    neutral_supply: number;
    decision: {
        card: string | null;
        site: number | 'lot' | null;
        workers_placed: number;
        last_square: Pair | null;
        castle_pieces_due: number;
        family: Family | null;
        /** Neutral workers that can be taken, while they are being chosen. */
        camps?: number;
    };
    last_round: { triggered_by: number; turns_left: number } | null;
    ending: string | null;
    winners: number[];
    hands: (string | null)[][];
    own_workers: (number | null)[];
    neutral_workers: (number | null)[];
    seals: (ByFamily | null)[];
    gold: (number | null)[];
    draw_pile: null[];
    derived: Derived;
}

/** What the rules say about the position, as far as the viewer may know it. */
export interface Derived {
    /** Gold with seals at their present value, by seat. */
    worth: (number | null)[];
    /** The gold for 0, 1, 2 ... seals of the family that is asked about. */
    cash: number[] | null;
    /** Where on the board the castle squares are, the first one first. */
    castle_squares: Pair[];
    /** Castle pieces until the second floor is full, which begins the end. */
    pieces_to_end: number;
    /** Turns of all seats still to come: an estimate until the last round. */
    turns_to_end: number;
    /** Where a worker could stand that would have to be placed before the last one. */
    earlier_squares: Pair[];
}

/** The server sends what the specification names; the client trusts it. */
export function arkadia(view: View): ArkadiaView {
    return view as unknown as ArkadiaView;
}

export interface Card {
    form: Form;
    family: Family;
}

/** The parts of `mill red`. */
export function cardOf(name: string): Card {
    const [form, family] = name.split(' ');
    return { form: form as Form, family: family as Family };
}

/** The number of a kind of card in the engine's actions. */
export function kindOf(name: string): number {
    return (WORDS.play[0] as readonly string[]).indexOf(name);
}

export function cardName(kind: number): string {
    return WORDS.play[0][kind] ?? '';
}
