// What is not needed for the first thing a reader can do is built when that has been painted.
const LONGEST_WAIT = 500; // ms; in a window that is not looked at no frame is drawn

/** Run once after the next frame is on the screen; returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
    let timer = setTimeout(run, LONGEST_WAIT);
    const frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(run);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
