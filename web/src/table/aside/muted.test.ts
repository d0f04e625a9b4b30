import { expect, test } from 'vitest';
import { mutedAt, turn } from './unread.svelte';

test('who is muted at a table is muted there alone, and until one hears them again', () => {
    expect(turn('t1', 1)).toEqual([1]);
    expect(turn('t1', null)).toEqual([1, null]);
    expect(mutedAt('t1')).toEqual([1, null]);
    expect(mutedAt('t2')).toEqual([]);
    expect(turn('t1', 1)).toEqual([null]);
    expect(mutedAt('t1')).toEqual([null]);
});

test('the tables that were muted first are forgotten', () => {
    for (let n = 0; n < 250; n++) turn(`t${n}`, 0);
    expect(mutedAt('t0')).toEqual([]);
    expect(mutedAt('t249')).toEqual([0]);
});
