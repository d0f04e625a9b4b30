// A table at which nobody else is expected deals at once: nobody has to see a waiting room.
import type { Table } from '../table.svelte';

/** Whether a table is being filled, and each of its seats is a bot's or held here. */
export function isAlone({ head, held }: Table): boolean {
    if (head?.status !== 'gathering') return false;
    return head.seats.every((seat, i) => seat.kind === 'bot' || held.includes(i));
}

/** Agree to the deal for all who sit here, once nobody else is expected. To be called in an effect's root. */
export function dealAtOnce(table: Table): void {
    const asked = $derived(isAlone(table) && table.line === 'open' ? unready(table).join() : '');
    $effect(() => {
        if (!asked) return;
        import('../../proof/agreeing').then(
            ({ agree }) => {
                for (const seat of unready(table)) void agree(table, seat);
            },
            () => {}, // the line is broken, too: once it is mended this begins again
        );
    });
}

function unready({ head, held }: Table): number[] {
    return held.filter((seat) => !head?.seats[seat]?.ready);
}
