// The log of a table, message by message.
import type { Happened, Update } from '../protocol/messages';

/** The log after an update; undone entries are removed. */
export function logAfter(log: Happened[], { position, rewound, happened }: Update): Happened[] {
    const ply = position?.ply ?? 0;
    const kept = rewound ? log.filter((event) => event.ply <= ply) : log;
    return [...kept, ...happened];
}
