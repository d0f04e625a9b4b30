// Trying actions without sending them, in worlds consistent with what a seat knows: the same as
// `server/table/preview.py`, which says why. Where the worlds differ in what the seat would see, it ends.
import type { Event } from './events';
import type { Positions } from './position';
import type { Refused } from './refusals';

const WORLDS = 2;

/** What actions lead to. */
export interface Outcome {
    /** What the seat would know; null where something is revealed. */
    record: Uint8Array | null;
    /** Legal after the actions, while the seat is to act. */
    legal: number[];
    /** Of each action that was applied, but for one that reveals something. */
    events: Event[][];
    done: number;
    stops: 'reveals' | 'turn' | null;
    /** The first action that is not allowed, and why; null: there is no such action. */
    refused: [number, Refused | null] | null;
}

interface Tried extends Omit<Outcome, 'record' | 'legal'> {
    state: Uint8Array;
}

/** Try actions of the seat to act, in order; equal observations give equal outcomes. */
export function preview<P, T, D>(
    positions: Positions<P, T, D>,
    observation: Uint8Array,
    seat: number,
    actions: readonly number[],
): Outcome {
    const { engine } = positions;
    const tried = Array.from({ length: WORLDS }, (_, number) => {
        const world = engine.sampleWorld(observation, seedOf(WORLDS * seat + number));
        return attempt(positions, world, seat, actions);
    });
    const [first, ...others] = tried;
    const { state, ...found } = first!;
    const observed = engine.observe(state, seat);
    if (others.some((other) => differs(positions, seat, first!, observed, other)))
        [found.stops, found.refused] = ['reveals', null];
    if (found.stops === 'reveals')
        return { ...found, events: found.events.slice(0, -1), record: null, legal: [] };
    return { ...found, record: observed, legal: found.stops ? [] : engine.legal(state) };
}

/** Whether the seat could tell the outcomes apart. observed: of the first one. */
function differs<P, T, D>(
    positions: Positions<P, T, D>,
    seat: number,
    one: Tried,
    observed: Uint8Array,
    other: Tried,
): boolean {
    if (one.done !== other.done || one.stops !== other.stops) return true;
    if (one.stops === 'reveals') return false; // what is revealed differs, and is not shown
    const told = ({ refused, events }: Tried) => JSON.stringify([refused, events]);
    if (told(one) !== told(other)) return true;
    const also = positions.engine.observe(other.state, seat);
    if (observed.every((byte, i) => byte === also[i])) return false;
    const seen = (record: Uint8Array) => JSON.stringify(positions.view(record, seat));
    return seen(observed) !== seen(also);
}

function attempt<P, T, D>(
    positions: Positions<P, T, D>,
    world: Uint8Array,
    seat: number,
    actions: readonly number[],
): Tried {
    const { engine, events } = positions;
    const { revealing, actions: size } = engine.told;
    const tried: Tried = { state: world, events: [], done: 0, stops: null, refused: null };
    for (const action of actions) {
        if (tried.stops) break;
        const applied = engine.apply(tried.state, action);
        if (!applied) {
            const isAction = action >= 0 && action < size;
            tried.refused = [action, isAction ? positions.refusal(tried.state, action) : null];
            break;
        }
        tried.state = applied.state;
        tried.events.push(applied.rows.map((row) => events.read(row, seat)));
        tried.done += 1;
        const { turn, isOver } = positions.turn(tried.state);
        if (isOver || tried.events.at(-1)!.some(({ kind }) => revealing.includes(kind)))
            tried.stops = 'reveals'; // the end of the game opens all screens
        else if (turn !== seat) tried.stops = 'turn';
    }
    return tried;
}

/** A seed with bits everywhere (splitmix64): the engine's generator starts slowly from small numbers. */
export function seedOf(number: number): bigint {
    let word = BigInt.asUintN(64, BigInt(number + 1) * 0x9e3779b97f4a7c15n);
    word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
    return word ^ (word >> 31n);
}
