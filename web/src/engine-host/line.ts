// The page's end of a worker with engines: calls by number.
import type { Answer, Call } from './worker';

interface Waiting {
    settle: (value: never) => void;
    fail: (error: Error) => void;
}

export class Line {
    #worker: Worker | null = null;
    #waiting = new Map<number, Waiting>();
    #last = 0;

    /** Have the worker loaded. */
    start(): Worker {
        if (this.#worker) return this.#worker;
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#answered(data);
        worker.onerror = () => this.#broken();
        return (this.#worker = worker);
    }

    ask<T>(room: string, name: string, ...given: unknown[]): Promise<T> {
        const call: Call = { id: ++this.#last, room, name, given };
        return new Promise((settle, fail) => {
            this.#waiting.set(call.id, { settle, fail });
            this.start().postMessage(call);
        });
    }

    /** End the worker; what it was asked is not answered any more. */
    end(): void {
        this.#broken();
    }

    #answered({ id, value, fault }: Answer): void {
        const { settle, fail } = this.#waiting.get(id)!;
        this.#waiting.delete(id);
        if (fault === undefined) settle(value as never);
        else fail(new Error(fault));
    }

    /** The worker could not be loaded, and says nothing else; the next call tries again. */
    #broken(): void {
        this.#worker?.terminate();
        this.#worker = null;
        for (const { fail } of this.#waiting.values()) fail(new Error('the worker does not start'));
        this.#waiting.clear();
    }
}
