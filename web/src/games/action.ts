// Actions and their names: positions contain numbers, whose words a game's description lists once.
import type { GameDetail } from '../protocol/messages';
import { partsOf } from './codec';

/** An action: its number, its notation and its parts. */
export interface LegalAction {
    n: number;
    text: string;
    verb: string;
    parts: number[];
}

/** Actions by their numbers. */
export type Naming = (numbers: readonly number[]) => LegalAction[];

const NAMED = new WeakMap<GameDetail, Map<number, LegalAction>>();

/** The actions of a game by their numbers: the same object for the same number. */
export function namedBy(game: GameDetail, numbers: readonly number[]): LegalAction[] {
    const known = NAMED.get(game) ?? new Map<number, LegalAction>();
    NAMED.set(game, known);
    return numbers.map((n) => {
        const action = known.get(n) ?? named(game, n);
        known.set(n, action);
        return action;
    });
}

function named({ verbs, notation }: GameDetail, n: number): LegalAction {
    return { n, text: notation[n] ?? '', ...partsOf(verbs, n) };
}
