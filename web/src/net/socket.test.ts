import { describe, expect, it } from 'vitest';
import { start } from '../table/far-end';

describe('what comes', () => {
    it('is kept as it came, the last forty messages in order', () => {
        const { table, socket } = start();
        for (let n = 0; n < 50; n++) socket.onmessage?.({ data: `{"type":"pong","n":${n}}  ` });
        expect(table.received.length).toBe(40);
        expect(table.received[0]![1]).toBe('{"type":"pong","n":10}  ');
        expect(table.received.at(-1)![1]).toBe('{"type":"pong","n":49}  ');
    });
});
