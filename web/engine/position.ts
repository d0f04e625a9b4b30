// A position as the server sends it, made here from what the seat may know: an observation in bytes.
import type { Description, Json } from './description';
import type { Engine, Standing } from './engine';
import { Events, type OwnEvents } from './events';
import { EVERYTHING, naming, type Named, type Part } from './named';
import { reader, readerOf, type Plain } from './records';
import { refusals, type Refused } from './refusals';

/** What a game adds to its declarations. P: the fields of its records; T: of its
    box; D: of what is derived. */
export interface Own<P, T, D> {
    /** Of the state and of the derived values: what is no single field. */
    parts: (told: Description) => Part<P, T>[];
    derived: (told: Description) => Part<D, T>[];
    /** The last word on a view. */
    finish?: (shown: Named, p: P, viewer: number) => Named;
    /** The points of each seat that a view shows; null for those it hides. */
    scores: (shown: Named) => (number | null)[];
    /** Whether everything is open once the game is over. */
    opensAtEnd?: boolean;
    /** What each seat stands at, where that is more than its points. */
    points?: (derived: D) => number[];
    /** What hashes leave out of a whole state; by default nothing. */
    hashed?: (whole: Named) => Named;
    events?: OwnEvents;
    seatNames: readonly string[];
}

export class Positions<P, T, D> {
    readonly events: Events;
    #state: (data: Uint8Array) => Plain;
    #derived: (data: Uint8Array) => Plain;
    #named: ReturnType<typeof naming>;
    #namedDerived: ReturnType<typeof naming>;
    #tables: Plain;
    #refusal: ReturnType<typeof refusals>;

    constructor(
        readonly engine: Engine,
        readonly own: Own<P, T, D>,
    ) {
        const { told } = engine;
        const { state, derived } = told.declared;
        this.events = new Events(told, own.seatNames, own.events);
        this.#state = reader(state);
        this.#derived = reader(derived);
        this.#named = naming(state, own.parts(told));
        this.#namedDerived = naming(derived, own.derived(told));
        this.#tables = readerOf(told.records.tables!)(engine.take('tables'));
        this.#refusal = refusals(engine);
    }

    /** The fields of an observation or a state. */
    plain(record: Uint8Array): Plain {
        return this.#state(record);
    }

    /** Whose turn it is and what has to be decided, or that the game has ended. */
    turn(record: Uint8Array): Standing {
        return this.engine.standing(record);
    }

    /** What a seat, or SPECTATOR, sees. observation: of that seat. */
    view(observation: Uint8Array, viewer: number): Named {
        const plain = this.#state(observation);
        const shown = this.#named(plain, this.#tables, viewer);
        const values = this.#derived(this.engine.derive(observation, viewer));
        const derived: Json = this.#namedDerived(values, this.#tables, EVERYTHING);
        const whole = this.own.finish?.(shown, plain as P, viewer) ?? shown;
        return { ...whole, derived };
    }

    /** The record from which a seat, or SPECTATOR, is shown a state. */
    shown(state: Uint8Array, viewer: number): Uint8Array {
        const isOpen = this.own.opensAtEnd && this.turn(state).isOver;
        return isOpen ? state : this.engine.observe(state, viewer);
    }

    /** What each seat of a state stands at, hidden points too. */
    points(state: Uint8Array): number[] {
        const derived = this.#derived(this.engine.derive(state, EVERYTHING));
        return this.own.points?.(derived as D) ?? (this.own.scores(this.whole(state)) as number[]);
    }

    /** The whole of a state, hidden parts too. */
    whole(state: Uint8Array): Named {
        return this.#named(this.#state(state), this.#tables, EVERYTHING);
    }

    /** Why an action is not allowed; null if it is. */
    refusal(record: Uint8Array, action: number): Refused | null {
        return this.#refusal(record, this.#state(record), action);
    }
}
