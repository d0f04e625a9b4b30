// How large an element is, told when it has been laid out and whenever it changes. Asking for it
// earlier would lay out the page once more.
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
        // The first size is needed at once. What a later one changes may change it again: in the next
        // frame, or browsers complain of a loop.
        const observer = new ResizeObserver(() => {
            if (!known) say();
            else frame ??= requestAnimationFrame(say);
        });
        observer.observe(element);
        return () => {
            observer.disconnect();
            if (frame !== null) cancelAnimationFrame(frame);
        };
    };
}
