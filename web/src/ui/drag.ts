// Dragging beside clicking, by mouse and by finger. What a drag does is fetched after the table: nobody
// drags before there is something to see.
import type { Attachment } from 'svelte/attachments';

export interface Dragged {
    /** Whether it can be picked up now. */
    able: boolean;
    /** Choose the dragged thing, as a click on it would. */
    pick?: () => void;
    /** A second finger: turn it. */
    turn?: (() => void) | undefined;
    /** Where it can be dropped if not on the board: the places, and the effect of dropping it there. */
    onto?: { places: string; drop: (place: Element) => void };
}

let kit: typeof import('./dragging') | undefined;
const fetched = () =>
    import('./dragging').then(
        (one) => (kit = one),
        () => {}, // clicking does the same
    );

export function draggable(dragged: Dragged): Attachment<HTMLElement> {
    return (node) => {
        node.style.touchAction = dragged.able ? 'none' : '';
        void fetched();
        const down = (event: PointerEvent) => {
            if (kit && dragged.able && event.isPrimary && event.button === 0)
                new kit.Drag(node, dragged, event).listen();
        };
        node.addEventListener('pointerdown', down);
        return () => node.removeEventListener('pointerdown', down);
    };
}
