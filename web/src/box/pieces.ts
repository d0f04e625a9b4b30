// The pieces of the games by their folders, and the replacement for a game without any.
import type { BoxGroup, BoxPieces } from './contract';
import Nothing from './Nothing.svelte';

const FOUND = import.meta.glob<BoxPieces>('../games/*/box/index.ts', { import: 'default' });

/** One group for each table of the file. */
export function plainGroups(names: readonly string[]): BoxGroup[] {
    const tables = [...new Set(names.map((name) => name.split(/[.[]/)[0] ?? name))];
    return tables.map((table) => ({
        id: table,
        title: table,
        pieces: [{ id: table, title: '', values: names.filter((name) => isIn(name, table)) }],
    }));
}

function isIn(name: string, table: string): boolean {
    return name === table || name.startsWith(`${table}.`) || name.startsWith(`${table}[`);
}

const PLAIN: BoxPieces = {
    load: async () => {},
    groups: plainGroups,
    label: (name) => name,
    word: (word) => word,
    choices: () => [],
    keys: () => [],
    grid: () => null,
    Drawing: Nothing,
};

export async function piecesOf(game: string): Promise<BoxPieces> {
    return (await FOUND[`../games/${game}/box/index.ts`]?.()) ?? PLAIN;
}

/** Every value is in exactly one group: values that a game did not list come last. */
export function allGroups(pieces: BoxPieces, names: readonly string[], rest: string): BoxGroup[] {
    const groups = pieces
        .groups(names)
        .map((group) => ({ ...group, pieces: group.pieces.filter((one) => one.values.length) }))
        .filter((group) => group.pieces.length);
    const told = new Set(groups.flatMap(({ pieces }) => pieces.flatMap(({ values }) => values)));
    const left = names.filter((name) => !told.has(name));
    if (!left.length) return groups;
    return [
        ...groups,
        { id: 'rest', title: rest, pieces: [{ id: 'rest', title: '', values: left }] },
    ];
}
