// The race and the distance to the end in words: figures of the server's view, nothing else.
import type { GameDetail, View } from '../../../protocol/messages';
import type { Standing } from '../../contract';
import { ownText } from '../words.svelte';
import { boxOf } from './box';
import { archonView } from './view';

export function standing(view: View, seat: number): Standing | null {
    const at = archonView(view);
    const points = at?.players[seat]?.points;
    if (!at || points === undefined) return null;
    const label = ownText('points-now');
    if (at.ending) return { points, label };
    const more = at.derived.next_scoring[seat] ?? 0;
    const last = at.season === 3;
    return {
        points,
        label,
        more: { points: more, label: ownText(last ? 'at-the-end' : 'next-scoring') },
    };
}

export function toEnd(view: View, game: GameDetail): string {
    const at = archonView(view);
    if (!at || at.ending) return '';
    const { rounds } = boxOf(game).season_track;
    return ownText('rounds-left', { round: at.round, rounds, count: rounds - at.round });
}
