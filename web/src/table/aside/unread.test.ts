import { expect, it } from 'vitest';
import type { ChatLine } from '../../protocol/messages';
import { start, welcome } from '../far-end';
import { mutedAt, turn, Unread } from './unread.svelte';

const line = (seat: number | null, minute: number): ChatLine => ({
    seat,
    name: 'Ben',
    text: 'hello',
    at: `2026-01-01T10:0${minute}:00.000+00:00`,
});

it('unread are the lines of others since the chat was last read, here or at an earlier visit', () => {
    const { table, socket } = start();
    const unread = new Unread(table);
    socket.say(welcome(4, 2));
    table.chat = [line(1, 1), line(table.viewer, 2), line(null, 3)];
    expect(unread.count).toBe(2);
    unread.read();
    expect(unread.count).toBe(0);
    expect(new Unread(table).count).toBe(0);
    table.chat = [...table.chat, line(1, 4)];
    expect(unread.count).toBe(1);
});

it('who is muted at a table is muted there alone, and until one hears them again', () => {
    expect(turn('t1', 1)).toEqual([1]);
    expect(turn('t1', null)).toEqual([1, null]);
    expect(mutedAt('t1')).toEqual([1, null]);
    expect(mutedAt('t2')).toEqual([]);
    expect(turn('t1', 1)).toEqual([null]);
    expect(mutedAt('t1')).toEqual([null]);
});
