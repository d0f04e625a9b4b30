// The choices as they are read out: each with its number, many of a kind as one line.
import { groupsOf, type Group } from '../plain/groups';
import type { LegalAction } from '../games/action';
import { t } from '../text/words.svelte';
import type { Saying } from './saying.svelte';

/** More of a kind than these are a list to look into, and no lines to listen to. */
export const MOST_READ = 8;

/** The kinds of actions as the page shows them; `first`: the number of the first of a kind, from one on. */
export function numberedGroups(legal: readonly LegalAction[]): (Group & { first: number })[] {
    let before = 0;
    return groupsOf(legal).map((group) => {
        const first = before + 1;
        before += group.actions.length;
        return { ...group, first };
    });
}

/** A choice as read out. */
export function withNumber(number: number, action: LegalAction, saying: Saying): string {
    return t('ear-numbered', { number, action: saying.one(action) });
}

export function offered(legal: readonly LegalAction[], saying: Saying): string[] {
    if (legal.length === 0) return [t('ear-nothing')];
    return numberedGroups(legal).flatMap(({ verb, actions, first }) =>
        actions.length > MOST_READ
            ? [t('ear-range', { first, last: first + actions.length - 1, verb: saying.many(verb) })]
            : actions.map((action, i) => withNumber(first + i, action, saying)),
    );
}
