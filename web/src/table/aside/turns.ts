// The log cut into turns, and what has happened since one's own last one.
import type { Story, Told } from '../../games/story';
import type { Happened, View } from '../../protocol/messages';
import { settings } from '../../settings/settings.svelte';
import type { Table } from '../table.svelte';

export interface Turn {
    /** Whose turn; null for the set-up and for what happens between turns. */
    seat: number | null;
    events: Happened[];
}

/** More pictures than these are no line any more. */
const MOST_THINGS = 6;

/** The event that stands for a turn: of the kinds that its game names the first, or else the first of all. */
export function headOf({ events }: Turn, story: Pick<Story, 'heads'> | null): Happened {
    const kinds = story?.heads ?? [];
    const heads = kinds.flatMap((kind) => events.find((event) => event.kind === kind) ?? []);
    return heads[0] ?? events[0]!;
}

/** What stands for the events of a turn in pictures, each once. */
export function thingsOf({ events }: Turn, story: Pick<Story, 'thing'> | null): string[] {
    const names = events.flatMap((event) => story?.thing(event) ?? []);
    return [...new Set(names)].slice(0, MOST_THINGS);
}

export const BEGINS = 'turn_started';
/** Kinds of events that belong to no turn: they come between two turns. */
const BETWEEN = new Set(['round_ended', 'round_started', 'attack_revealed', 'game_over']);

export function seatOf(event: Happened): number | null {
    return typeof event.fields.seat === 'number' ? event.fields.seat : null;
}

export function turnsOf(log: Happened[]): Turn[] {
    const turns: Turn[] = [];
    let now: Turn | null = null;
    for (const event of log) {
        if (event.kind === BEGINS) now = begin(turns, seatOf(event));
        else if (BETWEEN.has(event.kind)) now = begin(turns, null);
        now ??= begin(turns, null);
        // A heading with the name says that a turn begins.
        if (event.kind !== BEGINS) now.events.push(event);
    }
    return turns.filter((turn) => turn.events.length > 0);
}

function begin(turns: Turn[], seat: number | null): Turn {
    const turn: Turn = { seat, events: [] };
    turns.push(turn);
    return turn;
}

/** What happened between two positions, as a game's story takes it. */
export function toldAt(
    { names, you: viewer }: Pick<Table, 'names' | 'you'>,
    before: View,
    after: View,
    events: readonly Happened[],
): Told {
    return { before, after, events, names, viewer, language: settings.now.language };
}

/** What the others have done since this seat's last turn ended, oldest first. */
export function sinceLastTurn(log: Happened[], seat: number): Happened[] {
    const starts = log.flatMap((event, i) => (event.kind === BEGINS ? [i] : []));
    // The turn that is just beginning or going on is not the last one.
    const current = starts.at(-1);
    const mine = (i: number) => log[i] !== undefined && seatOf(log[i]) === seat;
    const before = current !== undefined && mine(current) ? starts.slice(0, -1) : starts;
    const end = current !== undefined && mine(current) ? current : log.length;
    const last = before.findLastIndex(mine);
    // Before this seat's first turn it is all that others did.
    const from = before[last + 1];
    if (from === undefined) return [];
    return log.slice(from, end).filter((event) => event.kind !== BEGINS);
}

/** The seats that had a turn since this seat's last one, in order, without this seat. */
export function seatsSince(log: Happened[], seat: number): number[] {
    const events = sinceLastTurn(log, seat);
    const first = events[0] ? log.indexOf(events[0]) : log.length;
    const begun = log.slice(Math.max(0, first - 1)).filter(({ kind }) => kind === BEGINS);
    return [...new Set(begun.flatMap((event) => seatOf(event) ?? []))].filter(
        (one) => one !== seat,
    );
}
