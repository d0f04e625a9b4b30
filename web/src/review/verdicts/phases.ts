// The parts of a game, as its own module tells them apart.
import type { MovePart, Play } from '../../../engine/review/document';
import { playOf } from '../../../engine/review/standing';
import { namedBy } from '../../games/action';
import type { Judged } from '../../games/contract';
import type { GameDetail } from '../../protocol/messages';

const JUDGED = import.meta.glob<Judged>('../../games/*/judged.ts', { import: 'default' });

/** How a game tells play apart; null: it does not, and its play is like no level's. */
export async function judgedOf(game: string): Promise<Judged | null> {
    return (await JUDGED[`../../games/${game}/judged.ts`]?.()) ?? null;
}

/** plies: of the whole game. */
export function phaseOf(move: MovePart, detail: GameDetail, judged: Judged, plies: number): string {
    const verbs = namedBy(detail, move.actions).map(({ verb }) => verb);
    return judged.phase(verbs, move.ply / Math.max(1, plies));
}

interface Wanted {
    detail: GameDetail;
    judged: Judged;
    plies: number;
    seat: number;
    phase: string;
}

/** A seat's play in a part of a game; its band draws the moves again. */
export function playByPhase(
    moves: readonly MovePart[],
    { detail, judged, plies, seat, phase }: Wanted,
): Play {
    const own = moves.filter(
        (move) => move.seat === seat && phaseOf(move, detail, judged, plies) === phase,
    );
    return playOf(own.map((move) => [move]));
}
