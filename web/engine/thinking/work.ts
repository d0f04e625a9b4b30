// Long work in steps: at each `yield` its caller may go on, do something else before, or leave it.

export type Work<T> = Generator<void, T, void>;

/** Do work to its end. */
export function done<T>(work: Work<T>): T {
    for (;;) {
        const step = work.next();
        if (step.done) return step.value;
    }
}
