// The values of a table's options in words: yes and no are ours, the rest is the game's.
import { g, t } from '../../text/words.svelte';

export function optionValue(game: string, option: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text = String(value);
    return g(game, `${option}-name`, { [option]: text }) || text;
}
