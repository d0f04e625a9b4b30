// How large an element is, told when it has been laid out and whenever it changes. Asking for it
// earlier would lay out the page once more.
import type { Attachment } from 'svelte/attachments';

export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
    return (element) => {
        if (typeof ResizeObserver === 'undefined') return;
        const observer = new ResizeObserver(() => {
            tell(element.clientWidth, element.clientHeight);
        });
        observer.observe(element);
        return () => observer.disconnect();
    };
}
