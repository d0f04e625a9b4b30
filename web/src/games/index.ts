// The registry of games: the only place of the client that names them.
import type { Component } from 'svelte';
import type { View } from '../protocol/messages';
import type { GamePieces } from './contract';

export const PIECES: Record<string, () => Promise<GamePieces>> = {
    arkadia: async () => (await import('./arkadia')).default,
    archon: async () => {
        const [pieces, sign] = await Promise.all([
            import('./archon'),
            import('./archon/draw/SeatSign.svelte'),
        ]);
        return { ...pieces.default, Mark: sign.default };
    },
};

/** A small drawn scene of a game, for pages that need nothing else of it. */
export const SCENES: Record<string, () => Promise<{ default: Component }>> = {
    arkadia: () => import('./arkadia/Scene.svelte'),
    archon: () => import('./archon/Scene.svelte'),
};

/** Games whose board has its own larger and smaller; the others are given the page's. */
export const ZOOMS: ReadonlySet<string> = new Set(['arkadia']);

/** The game ends soon; `left` turns are still to come, where the rules count them. */
export interface LastRound {
    left: number | null;
}

const ROUNDS_OF_ARCHON = 9;

const LAST_ROUND: Record<string, (view: View) => LastRound | null> = {
    arkadia: (view) => {
        const told = view.last_round as { turns_left: number } | null | undefined;
        return told && !view.ending ? { left: told.turns_left } : null;
    },
    archon: (view) => (view.round === ROUNDS_OF_ARCHON && !view.ending ? { left: null } : null),
};

export function lastRound(game: string, view: View): LastRound | null {
    return LAST_ROUND[game]?.(view) ?? null;
}
