// The events of a turn, grouped into what is perceived as one step.
import type { Happened } from '../../../protocol/messages';

export type Part = 'lay' | 'work' | 'complete' | 'castle' | 'sell' | 'pass' | 'end' | 'over';

export interface Piece {
    part: Part;
    events: Happened[];
}

const PARTS: Record<string, Part> = {
    card_played: 'lay',
    building_laid: 'lay',
    neutrals_taken: 'lay',
    card_taken: 'lay',
    card_drawn: 'lay',
    display_refilled: 'lay',
    hand_not_refilled: 'lay',
    site_chosen: 'work',
    worker_placed: 'work',
    building_completed: 'complete',
    seals_paid: 'complete',
    seal_taken: 'complete',
    castle_placed: 'castle',
    floor_completed: 'castle',
    pieces_moved: 'castle',
    castle_skipped: 'castle',
    banner_used: 'sell',
    seals_cashed: 'sell',
    passed: 'pass',
    end_triggered: 'end',
    final_cashed: 'over',
    game_over: 'over',
    winner: 'over',
};
/** Each of these is a step of its own. */
const OPENING = new Set(['card_played', 'building_completed', 'castle_placed', 'passed']);

/** Invisible events (`turn_started`) go with the visible ones before them. */
export function piecesOf(events: readonly Happened[]): Piece[] {
    const pieces: Piece[] = [];
    for (const event of events) {
        const part = PARTS[event.kind];
        const last = pieces.at(-1);
        if (part && (last?.part !== part || OPENING.has(event.kind) || isOther(last, event)))
            pieces.push({ part, events: [event] });
        else last?.events.push(event);
    }
    return pieces;
}

/** Whether another seat does the same after it; a completed building pays several seats. */
function isOther({ part, events }: Piece, { fields }: Happened): boolean {
    const seat = events[0]?.fields.seat;
    const pays = part === 'complete' || part === 'over' || part === 'end';
    return !pays && typeof seat === 'number' && 'seat' in fields && fields.seat !== seat;
}

/** Whose doing it is. */
export function doerOf({ part, events }: Piece): number | null {
    const seat = events[0]?.fields.seat;
    return part !== 'over' && typeof seat === 'number' ? seat : null;
}
