// What is not needed for the first thing a reader can do is built when that has been painted, and
// nothing more urgent is to be done.
const LONGEST_WAIT = 500; // ms; in a window that is not looked at no frame is drawn
const REST_MS = 60; // where a browser does not say when it is idle

/** Run once after the next frame is on the screen; returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
    let cancel = () => {};
    const once = () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        cancel = whenIdle(run);
    };
    const timer = setTimeout(once, LONGEST_WAIT);
    const frame = requestAnimationFrame(once);
    return () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        cancel();
    };
}

function whenIdle(run: () => void): () => void {
    if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(run, REST_MS);
        return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(run, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(asked);
}
