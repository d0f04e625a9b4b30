// Pieces that travel to their place. Nothing moves for those who asked for less motion, and any
// click or key ends what is still on its way.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
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

/** A transition for new pieces on the board: from their owner's tent, or from above. */
export function arrive(node: SVGGElement, { seat, duration = 400 }: Journey): TransitionConfig {
    const svg = node.ownerSVGElement;
    const screen = node.getScreenCTM?.();
    if (!svg || !screen || settings.still) return { duration: 0 };
    const box = node.getBBox();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const start = homeOf(seat)?.matrixTransform(screen.inverse());
    const [dx, dy] = start ? [start.x - cx, start.y - cy] : [0, -48];
    return {
        duration,
        easing: cubicOut,
        css: (t, u) =>
            `transform-origin:${cx}px ${cy}px;opacity:${Math.min(1, 0.3 + t)};` +
            `transform:translate(${dx * u}px,${dy * u}px) scale(${1 + u * 0.3})`,
    };
}

/** Ends everything that still moves inside an element. What moves for ever has no end to go to. */
export function skip(root: Element): void {
    for (const animation of root.getAnimations?.({ subtree: true }) ?? [])
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
