// What may be done, as it is read out: each choice with its number, many of a kind as one line.
import { groupsOf } from '../plain/groups';
import type { LegalAction } from '../protocol/messages';
import { t } from '../state/words.svelte';

/** More of a kind than these are a list to look into, and no lines to listen to. */
export const MOST_READ = 8;

export function offered(legal: readonly LegalAction[]): string[] {
    if (legal.length === 0) return [t('ear-nothing')];
    let last = 0;
    return groupsOf(legal).flatMap(({ verb, actions }) => {
        const first = last + 1;
        last += actions.length;
        if (actions.length > MOST_READ) return [t('ear-range', { first, last, verb })];
        return actions.map(({ text }, i) => t('ear-numbered', { number: first + i, action: text }));
    });
}
