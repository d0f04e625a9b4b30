// The last move, found in the events: what the thin outline marks.
import type { Happened } from '../../../protocol/messages';
import { squareOf } from './squares';
import type { ArkadiaView, Pair } from './view';

export interface LastMove {
    /** Squares of the board that got something. */
    squares: number[];
    /** Castle squares, from 0, that got a piece. */
    castle: number[];
}

const PLACING = new Set(['building_laid', 'worker_placed', 'castle_placed']);

/** The events of the latest turn in which something was placed. */
export function latestTurn(happened: readonly Happened[]): Happened[] {
    let turn: Happened[] = [];
    for (let i = happened.length - 1; i >= 0; i--) {
        const event = happened[i];
        if (!event) continue;
        if (event.kind === 'turn_started' || event.kind === 'game_started') {
            if (turn.some((one) => PLACING.has(one.kind))) return turn;
            turn = [];
        } else turn.unshift(event);
    }
    return turn.filter((one) => one.kind !== 'building_placed');
}

export function lastMove(view: ArkadiaView, happened: readonly Happened[]): LastMove {
    const found: LastMove = { squares: [], castle: [] };
    for (const { kind, fields } of latestTurn(happened)) {
        if (kind === 'worker_placed') found.squares.push(squareOf(fields.square as Pair));
        if (kind === 'castle_placed') found.castle.push((fields.square as number) - 1);
        if (kind === 'building_laid') {
            const laid = view.buildings.find((one) => one.number === fields.building);
            found.squares.push(...(laid?.squares ?? []).map(squareOf));
        }
    }
    return found;
}

/** Who laid a building (by its number) or placed the worker of a square; null if it is not told. */
export function placerOf(happened: readonly Happened[], what: number | Pair): number | null {
    const found = happened.findLast(({ kind, fields }) =>
        typeof what === 'number'
            ? kind === 'building_laid' && fields.building === what
            : kind === 'worker_placed' && String(fields.square) === String(what),
    );
    return found ? Number(found.fields.seat) : null;
}
