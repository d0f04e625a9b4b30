// The consequences of a choice as one sentence, for those who hear the board.
import { change } from '../../../text/figure';
import type { Words } from '../words.svelte';
import type { Consequences } from './consequences';

export function spoken(found: Consequences, names: readonly string[], t: Words): string {
    const parts: string[] = [];
    if (found.encloses) parts.push(t.say('encloses', { count: found.encloses }));
    for (const [family, count] of found.gains) parts.push(t.say('pays', { family, count }));
    for (const [seat, count] of found.others)
        parts.push(t.say('pays-other', { name: names[seat] ?? t.seat(seat), count }));
    if (found.recruits) parts.push(t.say('recruits', { count: found.recruits }));
    if (found.gold) parts.push(t.say('brings-gold', { count: found.gold }));
    for (const [family, by] of found.values)
        parts.push(t.say('value-changes', { family, by: change(by) }));
    return t.list(parts);
}
