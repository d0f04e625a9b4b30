// An earlier position shown in place of the present one.
import { api, type Eyes } from '../../net/api';
import type { PositionAt } from '../../protocol/messages';

export class Peek {
    at = $state.raw<PositionAt | null>(null);
    failed = $state(false);
    #wanted = -1;

    constructor(readonly table: string) {}

    async show(ply: number, eyes: Eyes): Promise<void> {
        this.#wanted = ply;
        this.failed = false;
        const at = await api.position(this.table, ply, eyes).catch(() => null);
        if (this.#wanted !== ply) return;
        this.failed = at === null;
        this.at = at;
    }

    close(): void {
        this.#wanted = -1;
        this.failed = false;
        this.at = null;
    }
}
