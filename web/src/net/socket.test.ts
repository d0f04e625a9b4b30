// A line after sleep: what is dead is noticed in seconds, what lives is left alone.
import { afterEach, expect, it, vi } from 'vitest';
import { TableSocket } from './socket';

class Far {
    readyState = WebSocket.OPEN as number;
    sent: string[] = [];
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: () => void;
    send(text: string) {
        this.sent.push(text);
    }
    close() {
        this.readyState = WebSocket.CLOSED;
        this.onclose?.();
    }
}

function lined() {
    vi.useFakeTimers();
    const [opened, lines] = [[] as Far[], [] as string[]];
    const hooks = {
        hello: () => ({ type: 'hello' as const, tokens: [], since: null }),
        message: () => {},
        line: (line: string) => lines.push(line),
    };
    const socket = new TableSocket('ws://x', hooks, () => {
        opened.push(new Far());
        return opened.at(-1) as unknown as WebSocket;
    });
    socket.start();
    opened[0]!.onopen?.();
    return { socket, opened, lines };
}

afterEach(() => void vi.useRealTimers());

it('is opened anew within five seconds if it is silent', () => {
    const { socket, opened, lines } = lined();
    socket.hurry();
    expect(opened[0]!.sent.at(-1)).toContain('ping');
    vi.advanceTimersByTime(5000);
    expect(opened.length).toBe(2);
    expect(lines.slice(-2)).toEqual(['offline', 'connecting']);
    socket.close();
});

it('stays if an answer comes', () => {
    const { socket, opened } = lined();
    vi.advanceTimersByTime(1000);
    socket.hurry();
    vi.advanceTimersByTime(100);
    opened[0]!.onmessage?.({ data: '{"type":"pong"}' });
    vi.advanceTimersByTime(5000);
    expect(opened.length).toBe(1);
    socket.close();
});

it('is not waited for either while it is being opened', () => {
    const { socket, opened } = lined();
    opened[0]!.close();
    vi.advanceTimersByTime(1000);
    socket.hurry();
    vi.advanceTimersByTime(5000);
    expect(opened.length).toBe(3);
    socket.close();
});
