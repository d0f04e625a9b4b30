import { describe, expect, it } from 'vitest';
import { start } from '../table/far-end';
import { padded } from './socket';

describe('what comes', () => {
    it('is kept as it came, the last forty messages in order', () => {
        const { table, socket } = start();
        for (let n = 0; n < 50; n++) socket.onmessage?.({ data: `{"type":"pong","n":${n}}  ` });
        expect(table.received.length).toBe(40);
        expect(table.received[0]![1]).toBe('{"type":"pong","n":10}  ');
        expect(table.received.at(-1)![1]).toBe('{"type":"pong","n":49}  ');
    });
});

describe('what is sent', () => {
    it('has the length of a bucket, whatever was chosen', () => {
        const short = padded('{"actions":[1]}');
        const long = padded(JSON.stringify({ actions: [1234, 2345, 3456] }));
        expect(short.length).toBe(512);
        expect(long.length).toBe(512);
        expect(JSON.parse(short)).toEqual({ actions: [1] });
        expect(padded('x'.repeat(513)).length).toBe(1024);
    });
});
