// What messages say of a table: its head, and what a viewer may know of the game, as bytes. The same as
// `server/table/seen.py` and `table_view.py`.
import { encoded } from '../../engine/memory';
import { SPECTATOR } from '../../engine/named';
import type { SeatHead, TableHead } from '../protocol/messages';
import type { Terms } from './entries';
import type { LocalTable } from './table';

/** A seat; null: somebody who only looks on. */
export type Viewer = number | null;

export function headOf(table: LocalTable): TableHead {
    const { id, terms, status, ply, turn, rules } = table;
    const first = isUndoable(table) ? table.firstUndoable() : ply;
    const isOver = status === 'over';
    return {
        id,
        game: terms.game,
        options: terms.options,
        status,
        seats: table.seats.map((_, seat) => seatOf(table, seat)),
        clock: { kind: 'none', base_s: 0, increment_s: 0 },
        listed: false,
        spectators: false,
        chat: false,
        take_backs: true,
        returns: true,
        created: new Date(table.created).toISOString(),
        commitment: table.commitment,
        secret: isOver ? table.game.secret : null,
        ply,
        turn,
        undo_to: first < ply ? ply - 1 : null,
        reset_to: first < ply ? first : null,
        offer: null,
        result: isOver ? rules.result(table.state) : null,
        rematch: table.rematch,
        lesson: isTaught(terms) ? (table.script ? 'on' : 'left') : null,
        deal: dealOf(table),
        box: null,
    };
}

function dealOf({ terms, start, isBranch }: LocalTable): NonNullable<TableHead['deal']> {
    if (isTaught(terms)) return 'lesson';
    if (start !== null) return 'drawn';
    return isBranch ? 'branch' : 'new';
}

function isTaught({ script, isShown }: Terms): boolean {
    return !!script && !isShown;
}

function seatOf(table: LocalTable, number: number): SeatHead {
    const { kind, name, bot, ready, owned } = table.seats[number]!;
    const away = kind === 'bot' && owned;
    const may_return = table.mayReturn(number);
    return { kind, name, bot, ready, online: kind === 'person', clock_ms: null, away, may_return };
}

/** Whether it is a person's turn. */
function isUndoable({ turn, seats }: LocalTable): boolean {
    return turn !== null && seats[turn]!.kind === 'person';
}

/** The fields of the head that are no longer as they were. */
export function changesOf(before: TableHead, now: TableHead): Partial<TableHead> {
    const old = before as unknown as Record<string, unknown>;
    const changed = Object.entries(now).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
    );
    return Object.fromEntries(changed);
}

/** What a viewer may know of a position; null before cards are dealt. */
export function recordOf({ rules, steps }: LocalTable, ply: number, viewer: Viewer) {
    const step = steps[ply];
    return step ? rules.positions.shown(step.state, viewer ?? SPECTATOR) : null;
}

/** The events of some plies, as far as the viewer may know them: each its ply, its kind and its parts. */
export function rowsOf({ rules, steps }: LocalTable, viewer: Viewer, first: number, last: number) {
    const { events } = rules.positions;
    const rows = steps
        .slice(first, last + 1)
        .flatMap(({ rows }, i) =>
            rows.map((row) => [Math.max(first, 0) + i, ...events.masked(row, viewer)]),
        );
    const shorts = Int16Array.from(rows.flat());
    return encoded(new Uint8Array(shorts.buffer));
}

/** Where two records differ: the places of words of 16 bits, and the new words. */
export function changedWords(before: Uint8Array, now: Uint8Array): string {
    const [old, fresh] = [before, now].map((one) => new Uint16Array(one.slice().buffer));
    const words = [...fresh!.entries()].filter(([i, word]) => word !== old![i]);
    return encoded(new Uint8Array(Uint16Array.from(words.flat()).buffer));
}
