// The page's end of the worker in which the tables of this browser live.
import type { Answer, Asked } from './server';
import type { Call, Reply } from './serving';

interface Waiting {
    settle: (answer: Answer) => void;
    fail: (error: Error) => void;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();
/** Called when the worker cannot be had. */
const lines = new Set<() => void>();

function started(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL('./serving.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, ...answer } }: MessageEvent<Reply>) => {
        waiting.get(id)?.settle(answer);
        waiting.delete(id);
    };
    worker.onerror = broken;
    return worker;
}

/** The worker could not be loaded, and says nothing else; the next who asks tries again. */
function broken(): void {
    worker?.terminate();
    worker = null;
    for (const { fail } of waiting.values()) fail(new Error('the worker does not start'));
    waiting.clear();
    for (const ended of [...lines]) ended();
    lines.clear();
}

export function ask(asked: Asked): Promise<Answer> {
    const call: Call = { id: ++last, asked };
    return new Promise((settle, fail) => {
        waiting.set(call.id, { settle, fail });
        started().postMessage(call);
    });
}

/** A line to a table; ended: called when there is no worker any more. */
export function lineTo(table: string, ended: () => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const call: Call = { table };
    started().postMessage(call, [port2]);
    lines.add(ended);
    return port1;
}
