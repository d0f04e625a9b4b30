// A record in named fields, made from its declaration: the same as `polis.core.declared.named_record`
// in Python. What a game adds that is no single field is a part.
import type { Declared, Field, Json } from './description';
import type { Numbers, Plain } from './records';
import { writes } from './writing';

/** The viewer who may look behind every screen. */
export const EVERYTHING = -2;
export const SPECTATOR = -1;
const NONE = -1;
const SCREEN = 'everybody, but views show it to its seat alone';

/** A value of the named form; undefined: it is left out. */
export type Value = Json | undefined;
export type Named = Record<string, Json>;

/** path: `castle.values`, or `players[].tiles` for a list with a value for each seat. */
export interface Part<P, T> {
    path: string;
    write: (p: P, tables: T) => Value;
}

type Write = (p: Plain, tables: Plain, viewer: number) => Value;
type Listed = (value: Numbers) => Json;

/** What names a record for a viewer. */
export function naming<P, T>(
    { fields }: Declared,
    parts: Part<P, T>[],
): (plain: Plain, tables: Plain, viewer: number) => Named {
    const items: [string, Write][] = [
        ...fields
            .filter((one) => one.json)
            .map((one): [string, Write] => [one.json!, ofField(one)]),
        ...parts.map(({ path, write }): [string, Write] => [
            path,
            (p, tables) => write(p as P, tables as T),
        ]),
    ];
    const placed = items.map(([path, write]) => [...placeOf(path), write] as const);
    return (plain, tables, viewer) => {
        const whole: Named = {};
        for (const [top, ways, isListed, write] of placed) {
            const value = write(plain, tables, viewer);
            if (value === undefined) continue;
            if (isListed) spread((whole[top] ??= []) as Named[], ways, value as Json[]);
            else put(whole, ways, value);
        }
        return whole;
    };
}

function placeOf(path: string): [string, string[], boolean] {
    const ways = path.split('.');
    const isListed = ways[0]!.endsWith('[]');
    const top = ways[0]!.replace('[]', '');
    return [top, isListed ? ways.slice(1) : ways, isListed];
}

function put(whole: Named, ways: string[], value: Json): void {
    let inner = whole;
    for (let i = 0; i < ways.length - 1; i++) inner = (inner[ways[i]!] ??= {}) as Named;
    inner[ways.at(-1)!] = value;
}

/** Give each seat its own value. */
function spread(rows: Named[], ways: string[], values: Json[]): void {
    values.forEach((value, seat) => put((rows[seat] ??= {}), ways, value));
}

/** How a field is written as JSON. */
function ofField(field: Field): Write {
    return field.axes[0] === 'seat' ? bySeat(field) : whole(field);
}

function whole(field: Field): Write {
    const { name, size, is_later } = field;
    const write = listed(field, field.axes);
    return (p) => {
        const value = p[name]!;
        if (is_later && !value) return undefined;
        return write(size ? (value as Numbers[]).slice(0, p[size] as number) : value);
    };
}

/** Write a field that has a value for each seat; null behind a closed screen. */
function bySeat(field: Field): Write {
    const { name, size, seen_by, opened_by = [] } = field;
    const write = listed(field, field.axes.slice(1));
    const isOpen = (p: Plain, viewer: number) =>
        seen_by !== SCREEN ||
        viewer === EVERYTHING ||
        p.ending !== NONE ||
        opened_by.some((option) => p[option]);
    return (p, _, viewer) => {
        const rows = (p[name] as Numbers[]).slice(0, p.seats as number);
        const open = isOpen(p, viewer);
        return rows.map((row, seat) => {
            if (!open && seat !== viewer) return null;
            const length = size ? ((p[size] as number[])[seat] as number) : 0;
            return write(size ? (row as Numbers[]).slice(0, length) : row);
        });
    };
}

/** What writes the items of a field along these axes. */
function listed(field: Field, axes: Field['axes']): Listed {
    const one = writes(field);
    let write: Listed = (value) => one(value as number);
    for (const axis of axes.toReversed()) write = along(axis, write, field.is_last_first ?? false);
    return write;
}

function along(axis: Field['axes'][number], write: Listed, isLastFirst: boolean): Listed {
    if (Array.isArray(axis))
        return (row) =>
            Object.fromEntries((row as Numbers[]).map((one, i) => [axis[i], write(one)]));
    if (isLastFirst) return (row) => (row as Numbers[]).map(write).reverse();
    return (row) => (row as Numbers[]).map(write);
}
