// The race and the distance to the end in words: figures of the server's view, nothing else.
import { language } from '../../../settings/settings.svelte';
import type { View } from '../../../protocol/messages';
import type { Standing } from '../../contract';
import { words } from '../words.svelte';
import { arkadia, type ArkadiaView } from './view';

/** Turns that come after this one in the last round; null before it. The turn that began it is none of them. */
export function turnsAfter({ last_round: last, turn, seats }: ArkadiaView): number | null {
    if (!last) return null;
    const began = turn === last.triggered_by && last.turns_left === seats;
    return began ? last.turns_left : last.turns_left - 1;
}

export function standing(view: View, seat: number): Standing | null {
    const { derived, phase } = arkadia(view);
    const points = derived.worth[seat] ?? null;
    if (points === null) return null;
    const label = phase === 'over' ? 'gold' : 'if-sold';
    return { points, label: words(language.current).say(label) };
}

export function toEnd(view: View): string {
    const at = arkadia(view);
    if (at.phase === 'over') return '';
    const left = turnsAfter(at);
    const t = words(language.current);
    if (left === null) return t.say('turns-about', { count: at.derived.turns_to_end });
    return t.say('turns-left', { count: left + 1 });
}
