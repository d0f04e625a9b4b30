// The race and the distance to the end in words: figures of the server's view, nothing else.
import { language } from '../../../settings/settings.svelte';
import type { View } from '../../../protocol/messages';
import type { Standing } from '../../contract';
import { words } from '../words.svelte';
import { arkadia } from './view';

export function standing(view: View, seat: number): Standing | null {
    const { derived, phase } = arkadia(view);
    const points = derived.worth[seat] ?? null;
    if (points === null) return null;
    const label = phase === 'over' ? 'gold' : 'if-sold';
    return { points, label: words(language.current).say(label) };
}

export function toEnd(view: View): string {
    const { derived, last_round: last, phase } = arkadia(view);
    if (phase === 'over') return '';
    const count = derived.turns_to_end;
    return words(language.current).say(last ? 'turns-left' : 'turns-about', { count });
}
