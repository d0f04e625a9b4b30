// How wide an element is, told again whenever it changes.
import type { Attachment } from 'svelte/attachments';

export function measured(tell: (width: number) => void): Attachment<HTMLElement> {
    return (element) => {
        tell(element.clientWidth);
        if (typeof ResizeObserver === 'undefined') return;
        const observer = new ResizeObserver(() => tell(element.clientWidth));
        observer.observe(element);
        return () => observer.disconnect();
    };
}
