// Legal actions by verb, in the order in which the server lists them.
import type { LegalAction } from '../games/action';

export interface Group {
    verb: string;
    actions: LegalAction[];
}

/** Verbs with a single action share one group without a verb, after the others. */
export function groupsOf(legal: readonly LegalAction[]): Group[] {
    const byVerb = new Map<string, LegalAction[]>();
    for (const action of legal)
        byVerb.set(action.verb, [...(byVerb.get(action.verb) ?? []), action]);
    const groups: Group[] = [];
    const alone: LegalAction[] = [];
    for (const [verb, actions] of byVerb) {
        if (actions.length > 1) groups.push({ verb, actions });
        else alone.push(...actions);
    }
    return alone.length > 0 ? [...groups, { verb: '', actions: alone }] : groups;
}
