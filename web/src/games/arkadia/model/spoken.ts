// The consequences of a choice as marks with their words: drawn on the board, and one sentence for those
// who hear it.
import { change } from '../../../text/figure';
import type { Words } from '../words.svelte';
import type { Consequences } from './consequences';
import type { Family, Owner } from './view';

export interface Mark {
    /** What it is about; nothing: buildings. */
    family?: Family;
    owner?: Owner;
    /** Empty where only words say it. */
    text: string;
    label: string;
}

export function marksOf(found: Consequences, names: readonly string[], t: Words): Mark[] {
    const { encloses, recruits, gold } = found;
    const marks: (Mark | false)[] = [
        encloses > 0 && { text: String(encloses), label: t.say('encloses', { count: encloses }) },
        ...found.gains.map(([family, count]) => {
            return { family, text: `+${count}`, label: t.say('pays', { family, count }) };
        }),
        ...found.others.map(([owner, count]) => {
            const name = names[owner] ?? t.seat(owner);
            return { owner, text: `+${count}`, label: t.say('pays-other', { name, count }) };
        }),
        recruits > 0 && {
            owner: 'neutral',
            text: `+${recruits}`,
            label: t.say('recruits', { count: recruits }),
        },
        gold > 0 && { text: '', label: t.say('brings-gold', { count: gold }) },
        ...found.values.map(([family, by]) => {
            const label = t.say('value-changes', { family, by: change(by) });
            return { family, text: by > 0 ? `▲${by}` : `▼${-by}`, label };
        }),
    ];
    return marks.filter((mark) => mark !== false);
}

export function spoken(found: Consequences, names: readonly string[], t: Words): string {
    return t.list(marksOf(found, names, t).map(({ label }) => label));
}
