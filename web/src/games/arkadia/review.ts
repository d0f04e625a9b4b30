// A finished game of Arkadia: gold, and seals at their value at each moment.
import type { View } from '../../protocol/messages';
import { language } from '../../state/language.svelte';
import { g } from '../../state/words.svelte';
import type { Counter, Review } from '../contract';
import { words } from './words.svelte';

type Family = string | null;

function counter(seats: number, first: View): Counter {
    const castle = first.castle as { tops?: Family[] } | undefined;
    const tops: Family[] = [...(castle?.tops ?? [])];
    const gold = Array.from({ length: seats }, () => 0);
    const seals = Array.from({ length: seats }, () => new Map<string, number>());
    const change = (seat: number, family: string, by: number) => {
        const held = seals[seat];
        held?.set(family, (held.get(family) ?? 0) + by);
    };
    return {
        take({ kind, fields }) {
            const seat = Number(fields.seat);
            const family = String(fields.family);
            if (kind === 'castle_placed') tops[Number(fields.square) - 1] = family;
            else if (kind === 'seals_paid') change(seat, family, Number(fields.count));
            else if (kind === 'seal_taken') change(seat, family, 1);
            else if (kind === 'seals_cashed' || kind === 'final_cashed') {
                change(seat, family, -Number(fields.count));
                gold[seat] = (gold[seat] ?? 0) + Number(fields.gold);
            }
        },
        worth(seat) {
            let sum = gold[seat] ?? 0;
            for (const [family, count] of seals[seat] ?? [])
                sum += count * tops.filter((top) => top === family).length;
            return sum;
        },
    };
}

const review: Review = {
    title: () => words(language.current).say('chart-title'),
    counter,
    source({ fields, kind }) {
        if (kind !== 'seals_cashed' && kind !== 'final_cashed') return null;
        const label = g('arkadia', 'family-name', { family: String(fields.family) });
        return { label, points: Number(fields.gold) };
    },
    // Nobody begins with gold.
    given: () => '',
};
export default review;
