// The events of a turn, grouped into what is perceived as one step.
import type { Happened } from '../../../protocol/messages';

export type Part =
    | 'deal'
    | 'visit'
    | 'effect'
    | 'pass'
    | 'round'
    | 'attack'
    | 'raid'
    | 'score'
    | 'season'
    | 'over';

export interface Piece {
    part: Part;
    events: Happened[];
}

const PARTS: Record<string, Part> = {
    magister_drafted: 'deal',
    cards_divided: 'deal',
    card_played: 'visit',
    figure_placed: 'visit',
    tax_paid: 'visit',
    tax_spared: 'visit',
    token_placed: 'effect',
    gained: 'effect',
    paid: 'effect',
    bought: 'effect',
    sold: 'effect',
    spared: 'effect',
    magister_taken: 'effect',
    courtier_replaced: 'effect',
    tile_taken: 'effect',
    warrior_placed: 'effect',
    points_scored: 'effect',
    passed: 'pass',
    round_ended: 'round',
    round_started: 'season',
    attack_revealed: 'attack',
    city_defended: 'attack',
    city_raided: 'attack',
    raid_lost: 'raid',
    rank_scored: 'score',
    grant_started: 'season',
    game_over: 'over',
    winner: 'over',
};
const OPENING = new Set(['card_played', 'passed', 'round_ended', 'attack_revealed']);
/** Points and goods gained automatically belong to their source. */
const CAUSES: Record<string, Part> = {
    raid: 'raid',
    'season-scoring': 'score',
    'season-start': 'season',
};

function partOf({ kind, fields }: Happened, last: Piece | undefined): Part | undefined {
    if (kind === 'points_scored' && last && (last.part === 'score' || last.part === 'over'))
        return 'score';
    return CAUSES[String(fields.cause)] ?? PARTS[kind];
}

/** Invisible events go with the visible ones before them. */
export function piecesOf(events: readonly Happened[]): Piece[] {
    const pieces: Piece[] = [];
    for (const event of events) {
        const last = pieces.at(-1);
        const part = partOf(event, last);
        const other = last?.part !== part || OPENING.has(event.kind) || isOther(last, event);
        if (part && other) pieces.push({ part, events: [event] });
        else last?.events.push(event);
    }
    return pieces;
}

/** Each row of the scoring is a step, and so is each seat's action. */
function isOther(last: Piece | undefined, { kind, fields }: Happened): boolean {
    const first = last?.events[0];
    if (!first) return false;
    if (last.part === 'score') {
        if (kind !== first.kind) return kind === 'rank_scored' || kind === 'points_scored';
        return kind === 'rank_scored' && fields.category !== first.fields.category;
    }
    const own = last.part === 'visit' || last.part === 'effect' || last.part === 'deal';
    return own && 'seat' in fields && fields.seat !== first.fields.seat;
}

export function doerOf({ part, events }: Piece): number | null {
    if (part !== 'deal' && part !== 'visit' && part !== 'effect' && part !== 'pass') return null;
    const seat = events[0]?.fields.seat;
    return typeof seat === 'number' ? seat : null;
}
