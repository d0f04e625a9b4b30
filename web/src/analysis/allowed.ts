// Where an analysis is offered: of games that are over, and of one's own against bots in this browser. In a game
// with other people that goes on there is none.
import { isLocal } from '../net/here';
import type { TableHead } from '../protocol/messages';

/** held: the seats of who asks. */
export function mayAnalyse(
    { id, status, seats, lesson }: Pick<TableHead, 'id' | 'status' | 'seats' | 'lesson'>,
    held: readonly number[],
): boolean {
    if (status === 'over') return true;
    const alone = held.length === 1 && seats.every((seat, i) => i === held[0] || isBot(seat));
    return isLocal(id) && status === 'playing' && alone && lesson !== 'on';
}

/** Whether no person sits there who may come back. */
function isBot({ kind, away }: TableHead['seats'][number]): boolean {
    return kind === 'bot' && !away;
}
