// An earlier position shown in place of the present one.
import type { Past } from '../../engine-host/results';
import type { Eyes } from '../../net/api';
import type { Table } from '../table.svelte';

export class Peek {
    at = $state.raw<Past | null>(null);
    failed = $state(false);
    #wanted = -1;

    constructor(readonly table: Table) {}

    async show(ply: number, eyes: Eyes): Promise<void> {
        this.#wanted = ply;
        this.failed = false;
        const at = await this.table.past(ply, eyes).catch(() => null);
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
