// The size of an element, reported after layout and on every change. Asking for it
// earlier would force another layout of the page.
import type { Attachment } from 'svelte/attachments';

export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
    return (element) => {
        if (typeof ResizeObserver === 'undefined') return;
        let frame: number | null = null;
        let known = false;
        const say = () => {
            frame = null;
            known = true;
            tell(element.clientWidth, element.clientHeight);
        };
        // The first size is needed at once. What it or a later one changes may change the element again:
        // that is looked at in the next frame, or browsers complain of a loop. WebKit tells of nothing
        // by nothing before the style sheets are there: that is no size, and to ask the element itself
        // would lay out all the same.
        const observer = new ResizeObserver(([now]) => {
            if (known) frame ??= requestAnimationFrame(say);
            else if (now && now.contentRect.width > 0) {
                observer.disconnect();
                say();
                frame = requestAnimationFrame(() => {
                    frame = null;
                    observer.observe(element);
                });
            }
        });
        observer.observe(element);
        return () => {
            observer.disconnect();
            if (frame !== null) cancelAnimationFrame(frame);
        };
    };
}
