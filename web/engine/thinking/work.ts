// Long work in steps: at each `yield` its caller may go on, do something else before, or leave it.

export type Work<T> = Generator<void, T, void>;

/** Do work to its end. */
export function done<T>(work: Work<T>): T {
    for (;;) {
        const step = work.next();
        if (step.done) return step.value;
    }
}

const SLICE = 40; // milliseconds

/** Do work in slices, between which a worker can hear messages; null once it is not wanted any more. */
export async function inSlices<T>(work: Work<T>, isWanted: () => boolean): Promise<T | null> {
    for (let end = 0; ;) {
        if (performance.now() >= end) {
            await new Promise((rested) => setTimeout(rested));
            if (!isWanted()) return null;
            end = performance.now() + SLICE;
        }
        const step = work.next();
        if (step.done) return step.value;
    }
}
