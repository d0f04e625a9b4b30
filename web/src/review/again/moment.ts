// A position of a finished game as the seat to act knew it, and moves from there in words and on the board.
import type { MovePart } from '../../../engine/review/document';
import type { Course, Start } from '../../analysis/course';
import { toldLine, type Teller, type ToldLine } from '../../analysis/telling';
import type { Host } from '../../engine-host/host';
import type { Story } from '../../games/story';
import type { GameDetail, Position } from '../../protocol/messages';
import { language } from '../../settings/settings.svelte';
import type { Table } from '../../table/table.svelte';

/** Where moments are taken from. */
export interface Source {
    table: Table;
    detail: GameDetail;
    course: Course;
    host: Host;
}

export interface Moment extends Teller {
    start: Start;
    seat: number;
    shown: { position: Position };
}

export async function momentAt(
    { table, detail, course, host }: Source,
    ply: number,
): Promise<Moment> {
    const start = await course.at(ply);
    const { seen } = start;
    const seat = start.turn ?? 0;
    const readerOf = (eyes: number, viewer: number | null = eyes) => ({
        viewer,
        you: eyes === table.you ? eyes : null,
        names: table.names,
        language: language.current,
    });
    const position = await host.position(seen, ply, true, readerOf(seat));
    const here = { spot: { state: seen, seen, turn: seat }, ply };
    return {
        ...{ table, detail, host, isOpen: false, readerOf, start, seat },
        shown: { position },
        walk: { here },
    };
}

/** A move in words, and what it puts where; null if the engine fails. */
export function toldMove(
    moment: Moment,
    story: Story | null,
    actions: number[],
): Promise<ToldLine | null> {
    return toldLine(moment, story, { actions }).catch(() => null);
}

/** The moves that a seat can learn from: what cost much, in order; of every seat for an onlooker. */
export function mistakesOf(moves: readonly MovePart[], seat: number | null): MovePart[] {
    return moves.filter(
        (move) =>
            (move.mark === 'mistake' || move.mark === 'blunder') &&
            (seat === null || move.seat === seat),
    );
}
