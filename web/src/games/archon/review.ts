// A finished game of Archon: points over time, and their sources.
import type { View } from '../../protocol/messages';
import { g } from '../../state/words.svelte';
import type { Counter, Review } from '../contract';
import { LOCATIONS } from './model/view';
import { ownText } from './words.svelte';

const OTHERS = new Set(['start-kit', 'draft', 'raid', 'wall-gate', 'season-start']);

function counter(seats: number, first: View): Counter {
    const begun = (first.players ?? []) as { points?: number }[];
    const points = Array.from({ length: seats }, (_, seat) => begun[seat]?.points ?? 0);
    return {
        take({ kind, fields }) {
            const seat = Number(fields.seat);
            const gained = { points_scored: fields.count, rank_scored: fields.points }[kind];
            if (gained !== undefined) points[seat] = (points[seat] ?? 0) + Number(gained);
        },
        worth: (seat) => points[seat] ?? 0,
    };
}

function cause(name: string): string {
    const named = (args: Record<string, string>) => g('archon', 'part-cause', args);
    if ((LOCATIONS as readonly string[]).includes(name))
        return named({ cause: 'location', location: name });
    if (OTHERS.has(name)) return named({ cause: name });
    const [favor, number] = name.split(' ');
    if (favor === 'favor') return named({ cause: 'favor', number: number ?? '' });
    return named({ cause: 'tile', tile: name });
}

const review: Review = {
    title: () => ownText('chart-title'),
    counter,
    source({ fields, kind }) {
        if (kind === 'points_scored')
            return { label: cause(String(fields.cause)), points: Number(fields.count) };
        if (kind !== 'rank_scored') return null;
        const label = g('archon', 'goods-name', { goods: String(fields.category) });
        return { label, points: Number(fields.points) };
    },
    given: () => cause('start-kit'),
};
export default review;
