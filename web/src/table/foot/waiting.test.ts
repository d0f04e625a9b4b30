import { beforeEach, describe, expect, it } from 'vitest';
import type { Thinking } from '../../protocol/messages';
import { FakeSocket, start, update, welcome } from '../far-end';
import { waitingFor } from './waiting';

const thinking = (ahead: number, waits_for_room = false): Thinking => ({
    type: 'thinking',
    seat: 1,
    bot: 'grandmaster',
    ahead,
    seconds: 2,
    waits_for_room,
});

beforeEach(() => {
    FakeSocket.all = [];
});

describe('who waits for a bot', () => {
    it('shows whether a bot thinks or waits, until the next position comes', () => {
        const { table, socket } = start();
        const told = () => waitingFor('Violet', table.thinking);
        socket.say(welcome(4, 2));
        expect(told()).toContain('asked-waiting');
        socket.say(thinking(3));
        expect(told()).toContain('asked-queued');
        socket.say(thinking(0, true));
        expect(told()).toContain('asked-room');
        socket.say(thinking(0));
        expect(told()).toContain('asked-thinking');
        socket.say(update(5, 3));
        expect(told()).toContain('asked-waiting');
    });
});
