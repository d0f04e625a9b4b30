// Lines for a screen reader, one after the other, no faster than they can be listened to.

/** Milliseconds for each letter of a line, by the chosen pace; off: all at once. */
export const PACES = { slow: 90, normal: 60, fast: 35, off: 0 } as const;
export type SpeakingPace = keyof typeof PACES;
const LEAST_MS = 500;

export class Speaker {
    /** What the live region holds: the line that is being read. */
    line = $state('');
    #queue = $state.raw<string[]>([]);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #last: string[] = [];

    constructor(readonly pace: () => SpeakingPace) {}

    /** How many lines are still to be read. */
    get left(): number {
        return this.#queue.length;
    }

    /** Read lines after those that are waiting. */
    say(lines: string[]): void {
        const wanted = lines.filter((line) => line.trim());
        if (wanted.length === 0) return;
        this.#last = wanted;
        this.#queue = [...this.#queue, ...wanted];
        if (this.#timer === undefined) this.#next();
    }

    /** Repeat the last lines. */
    again(): void {
        const last = this.#last;
        this.hush();
        this.say(last);
    }

    /** Drop everything still waiting to be read. */
    hush(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#queue = [];
    }

    #next(): void {
        const [line, ...rest] = this.#queue;
        this.#timer = undefined;
        if (line === undefined) return;
        const each = PACES[this.pace()];
        const now = each === 0 ? this.#queue.join(' ') : line;
        this.#queue = each === 0 ? [] : rest;
        // The same sentence twice is read twice: only a change is read out.
        this.line = this.line === now ? `${now}\u00a0` : now;
        const wait = each === 0 ? 0 : Math.max(LEAST_MS, each * line.length);
        this.#timer = setTimeout(() => this.#next(), wait);
    }
}
