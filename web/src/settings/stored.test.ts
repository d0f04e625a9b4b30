// What the browser keeps for the next visit: for one of many, no more than the latest, as far as there is room.
import { expect, it, vi } from 'vitest';
import { helloTo, keepKeys, keysOf, tokenOf } from '../account/keys';
import { screenOf } from '../games';
import { gameOf, rememberGame } from '../games/preload';
import { read } from '../routes';
import { keepFor, load, loadFor } from './stored';

it('keeps something for each until it is removed', () => {
    expect(keepFor('boxes', 'chess', 'id = 1')).toBe(true);
    keepFor('boxes', 'go', 'id = 2');
    expect([loadFor('boxes', 'chess'), loadFor('boxes', 'go')]).toEqual(['id = 1', 'id = 2']);
    keepFor('boxes', 'chess', undefined);
    expect(load('boxes', {})).toEqual({ go: 'id = 2' });
});

it('knows nothing of what every object has', () => {
    for (const id of Object.getOwnPropertyNames(Object.prototype)) {
        expect([loadFor('tables', id), gameOf(id), keysOf(id)]).toEqual([undefined, undefined, []]);
        expect(tokenOf(id, 0)).toBeUndefined();
        expect(helloTo(id)).toMatchObject({ tokens: [] });
        expect(screenOf(id)).toBe(screenOf('nothing'));
        expect(read(new URL(`https://a.example/table/${id}`))).toEqual({ page: 'table', id });
        keepKeys(id, [{ seat: 0, token: 'secret' }]);
        rememberGame(id, 'chess');
        expect([tokenOf(id, 0), gameOf(id)]).toEqual(['secret', 'chess']);
        localStorage.clear();
    }
});

it('forgets what was kept first', () => {
    for (const id of ['a', 'b', 'a', 'c']) keepFor('tables', id, 1, 2);
    expect(Object.keys(load('tables', {}))).toEqual(['a', 'c']);
});

it('says when there is no room, and reads nothing that is spoiled', () => {
    localStorage.setItem('polis.boxes', '{');
    expect(load('boxes', 'nothing')).toBe('nothing');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
    });
    expect(keepFor('boxes', 'chess', 'id = 1')).toBe(false);
    // As long as the page is open, all goes on.
    expect(loadFor('boxes', 'chess')).toBe('id = 1');
    vi.restoreAllMocks();
    expect(keepFor('boxes', 'chess', 'id = 2')).toBe(true);
    expect(loadFor('boxes', 'chess')).toBe('id = 2');
});
