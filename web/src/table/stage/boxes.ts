// Where things lie in the window: found by selectors, measured, and measured again when they move.
import { around, type Box } from './placing';

export function boxOf(element: Element): Box | null {
    const { x, y, width: w, height: h } = element.getBoundingClientRect();
    return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** One box around everything a selector finds inside of something. */
export function boxAt(selector: string, root: ParentNode | undefined): Box | null {
    if (!selector || !root) return null;
    return around([...root.querySelectorAll(selector)].flatMap((one) => boxOf(one) ?? []));
}

/** Whether the middle of a box lies in another. */
export function inside(box: Box, of: Box): boolean {
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    return x >= of.x && x <= of.x + of.w && y >= of.y && y <= of.y + of.h;
}

/** The part of the board that is in sight: above the foot, inside of the window. */
export function seenOf(board: Element): Box | null {
    const frame = boxOf(board);
    if (!frame) return null;
    const [x, y] = [Math.max(0, frame.x), Math.max(0, frame.y)];
    const foot = document.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight;
    const bottom = Math.min(foot, frame.y + frame.h, innerHeight);
    const right = Math.min(innerWidth, frame.x + frame.w);
    return { x, y, w: right - x, h: bottom - y };
}

/** Call when the window or the frame changes its size, anything is scrolled, or what is in the frame
 *  changes or is moved, such as a board that is made larger; returns what ends it. */
export function whenMoved(frame: HTMLElement | undefined, moved: () => void): () => void {
    const stop = new AbortController();
    window.addEventListener('resize', moved, { signal: stop.signal });
    window.addEventListener('scroll', moved, { signal: stop.signal, capture: true });
    if (!frame || typeof ResizeObserver === 'undefined') return () => stop.abort();
    const sizes = new ResizeObserver(moved);
    sizes.observe(frame);
    const changes = new MutationObserver(moved);
    changes.observe(frame, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => {
        stop.abort();
        sizes.disconnect();
        changes.disconnect();
    };
}
