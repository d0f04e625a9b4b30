// Few files rather than many small ones: each costs a round trip and work on the page's thread. What a page
// imports at once is in one file; what it imports later stays by itself.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath } from 'vite';

interface Graph {
    getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const at = (path: string) => normalizePath(resolve(import.meta.dirname, 'src', path));
const ENTRY = at('main.ts');
const GAMES = readdirSync(at('games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const ofEach = (file: string) => GAMES.map((game) => `games/${game}/${file}`);

/** Each has what all its modules lead to, less what one before it has. */
const FILES: [name: string, modules: string[]][] = [
    ['shell', ['main.ts']],
    ['shell', ofEach('Scene.svelte')],
    ['table', ['pages/Table.svelte']],
    ['table', ofEach('pieces.ts')],
    // What the scene of the start page is drawn with, and what the table has besides.
    ...GAMES.flatMap((game): typeof FILES => [
        [`${game}-draw`, [`games/${game}/Scene.svelte`, `games/${game}/pieces.ts`]],
        [game, [`games/${game}/pieces.ts`]],
    ]),
    // The pages about games that are over share most of what they need.
    ['look-back', ['pages/Own.svelte']],
    ['look-back', ['pages/Review.svelte']],
    ['look-back', ['pages/Again.svelte']],
];
/** What keeps fields to write in up to date: a table has none at first, other pages have. */
export const FIELDS =
    /svelte\/src\/internal\/client\/dom\/elements\/(bindings\/(select|input)|customizable)/;
/** The texts of a language that tables do without. */
const TEXTS = /src\/text\/pages\/(\w+)\.ftl|games\/\w+\/text\/(\w+)\.ftl\?section=intro/;

const files = new Map<string, string>();

/** The file that a module goes into; null: one of its own. */
function fileOf(id: string, graph: Graph): string | null {
    if (!files.size) {
        for (const [name, roots] of FILES) {
            const [first, ...others] = roots.map((root) => imported(at(root), graph));
            for (const one of first!)
                if (!files.has(one) && others.every((other) => other.has(one)))
                    files.set(one, name);
        }
        files.delete(ENTRY);
    }
    return files.get(id) ?? null;
}

/** A module and what it imports at once, and so on. */
function imported(root: string, graph: Graph): Set<string> {
    const all = new Set([root]);
    for (const one of all)
        for (const next of graph.getModuleInfo(one)?.importedIds ?? []) all.add(next);
    return all;
}

function textsOf(id: string): string | null {
    const found = TEXTS.exec(id);
    return found && `pages-${found[1] ?? found[2]}`;
}

export const groups = [
    { name: 'fields', test: FIELDS, includeDependenciesRecursively: false },
    { name: textsOf },
    { name: fileOf, includeDependenciesRecursively: false },
];
