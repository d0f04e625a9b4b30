// A turn half put together outlives a reload: its choices are kept for this tab, with the position
// they were made at, and are made again when that position comes back.
import type { Position } from '../protocol/messages';

interface Kept {
    ply: number;
    seat: number;
    actions: number[];
}

export class DraftMemory {
    readonly #name: string;
    constructor(table: string) {
        this.#name = `polis.draft.${table}`;
    }

    keep(position: Position | null, seat: number | null, actions: number[]): void {
        try {
            if (position && seat !== null && actions.length > 0) {
                const kept: Kept = { ply: position.ply, seat, actions };
                sessionStorage.setItem(this.#name, JSON.stringify(kept));
            } else sessionStorage.removeItem(this.#name);
        } catch {
            // then a reload loses the draft; nothing else depends on it
        }
    }

    recall(position: Position | null, seat: number | null): number[] {
        try {
            const kept = JSON.parse(sessionStorage.getItem(this.#name) ?? 'null') as Kept | null;
            return kept && kept.ply === position?.ply && kept.seat === seat ? kept.actions : [];
        } catch {
            return [];
        }
    }
}
