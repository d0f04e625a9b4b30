// What has changed in a table, put into what this browser has; src/polis/server/protocol/patch.py
// makes it. Unchanged parts stay the same objects, so that little is redrawn.
import type { Change, Operation, Path, Position, TableHead, Update } from '../protocol/messages';

interface Shown {
    table: TableHead | null;
    position: Position | null;
}

type Parent = Record<string | number, unknown>;

/** A value after a patch; throws if the patch is of another value. */
export function patched<T>(value: T, patch: Operation[]): T {
    return patch.reduce<unknown>((now, operation) => put(now, operation, 0), value) as T;
}

function put(value: unknown, operation: Operation, depth: number): unknown {
    const [path] = operation;
    const key = path[depth];
    if (key === undefined) return changed(value, operation);
    const parent = parentOf(value, path, key);
    const next = put(parent[key], operation, depth + 1);
    return Array.isArray(value) ? value.with(Number(key), next) : { ...parent, [key]: next };
}

function parentOf(value: unknown, path: Path, key: string | number): Parent {
    const fits = typeof value === 'object' && value !== null && key in value;
    if (!fits) throw new Error(`There is nothing at ${path.join('/')}.`);
    return value as Parent;
}

function changed(value: unknown, operation: Operation): unknown {
    if (operation.length === 2) return operation[1];
    const [path, start, count, items] = operation;
    if (!Array.isArray(value)) throw new Error(`There is no list at ${path.join('/')}.`);
    return value.toSpliced(start, count, ...items);
}

/** The complete result of a change; throws if the change applies to something else. */
export function wholeOf(change: Change, shown: Shown): Update {
    const { table, position } = patched(shown, change.patch ?? []);
    if (!table) throw new Error('There is no table that changes.');
    const { version, viewer, key = null, happened = [], rewound = false } = change;
    const timed = withClocks(table, change.clocks_ms ?? null);
    return { type: 'update', version, viewer, key, table: timed, position, happened, rewound };
}

function withClocks(table: TableHead, clocks: (number | null)[] | null): TableHead {
    if (!clocks) return table;
    const seats = table.seats.map((seat, i) => ({ ...seat, clock_ms: clocks[i] ?? null }));
    return { ...table, seats };
}
