// Pieces that travel to their place. Nothing moves for those who asked for less motion, and any
// click or key ends what is still on its way.
import { onMount, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../../settings/settings.svelte';

/** The middle of a seat's tent on the screen, or null if it is not visible. */
export function homeOf(seat: number | null): DOMPoint | null {
    for (const tent of document.querySelectorAll(`[data-tent="${seat}"]`)) {
        const { x, y, width, height } = tent.getBoundingClientRect();
        if (width > 0) return new DOMPoint(x + width / 2, y + height / 2);
    }
    return null;
}

interface Journey {
    /** The seat whose supply the piece comes from; null for the pools. */
    seat: number | null;
    duration?: number;
}

/** For new pieces of a component: they come from their owner's tent, or from above. What is there at first lies still. */
export function arrivals(): (journey: () => Journey) => Attachment<SVGGElement> {
    let begun = false;
    onMount(() => {
        begun = true;
    });
    return (journey) => (node) =>
        untrack(() => {
            if (begun) arrive(node, journey());
        });
}

function arrive(node: SVGGElement, { seat, duration = 400 }: Journey): void {
    const screen = node.getScreenCTM?.();
    if (!screen || settings.still) return;
    const box = node.getBBox();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const start = homeOf(seat)?.matrixTransform(screen.inverse());
    const [dx, dy] = start ? [start.x - cx, start.y - cy] : [0, -48];
    const transformOrigin = `${cx}px ${cy}px`;
    node.animate(
        [
            {
                transformOrigin,
                opacity: 0.3,
                transform: `translate(${dx}px,${dy}px) scale(1.3)`,
            },
            { transformOrigin },
        ],
        { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
    );
}

/** Ends everything that still moves inside an element. What moves for ever has no end to go to. */
export function skip(root: Element): void {
    for (const animation of root.getAnimations?.({ subtree: true }) ?? [])
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
