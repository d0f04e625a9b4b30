// How the client is built: no game is named outside its folder, and no module imports itself, be it
// by way of others.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

function textsIn(folder: string, deep: boolean): [string, string][] {
    const names = readdirSync(folder, { recursive: deep, encoding: 'utf-8' });
    const read = names.filter((name) => /\.(ts|svelte|css|ftl|html)$/.test(name));
    return read.map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf-8')]);
}

const FILES = Object.fromEntries(
    [...textsIn('src', true), ...textsIn('.', false)].filter(
        ([path]) => !path.endsWith('house.test.ts'),
    ),
);
const GAMES = readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('a game', () => {
    const outside = Object.entries(FILES).filter(([path]) => !/^src\/games\/\w+\//.test(path));

    it('is named in its own folder only', () => {
        expect(GAMES.length).toBeGreaterThan(1);
        expect(outside.length).toBeGreaterThan(100);
        const name = new RegExp(GAMES.join('|'), 'i');
        const naming = outside.filter(([path, text]) => name.test(path) || name.test(text));
        expect(naming.map(([path]) => path)).toEqual([]);
    });

    it('knows nothing of the others', () => {
        for (const game of GAMES) {
            const others = new RegExp(GAMES.filter((name) => name !== game).join('|'), 'i');
            const own = Object.entries(FILES).filter(([path]) => path.includes(`/games/${game}/`));
            expect(own.length).toBeGreaterThan(10);
            const naming = own.filter(([, text]) => others.test(text)).map(([path]) => path);
            expect(naming, game).toEqual([]);
        }
    });
});

/**
 * What a module imports, at once or later; types alone tie nothing together, and a component that is
 * drawn inside itself imports itself.
 */
function importsOf(path: string, text: string): string[] {
    const named = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;
    const later = /\bimport\('(\.[^']+)'\)/g;
    const found = [...text.matchAll(named), ...text.matchAll(later)].map((match) => match[1]!);
    if (path.endsWith('games/index.ts')) found.push(...GAMES.map((game) => `./${game}/index.ts`));
    return found.flatMap((name) => {
        const base = new URL(name, `http://here/${path}`).pathname.slice(1);
        const tried = [base, `${base}.ts`, `${base}.svelte.ts`, `${base}/index.ts`];
        const [file] = tried.filter((one) => one in FILES);
        const inside = file === path && path.endsWith('.svelte');
        return file === undefined || inside ? [] : [file];
    });
}

/** A way from a module back to itself, or null. */
function circle(graph: Map<string, string[]>): string[] | null {
    const done = new Set<string>();
    const walk = (path: string[], at: string): string[] | null => {
        if (path.includes(at)) return [...path.slice(path.indexOf(at)), at];
        if (done.has(at)) return null;
        for (const next of graph.get(at) ?? []) {
            const found = walk([...path, at], next);
            if (found) return found;
        }
        done.add(at);
        return null;
    };
    for (const at of graph.keys()) {
        const found = walk([], at);
        if (found) return found;
    }
    return null;
}

describe('imports', () => {
    const modules = Object.entries(FILES).filter(([path]) => /^src\/.*\.(ts|svelte)$/.test(path));
    const graph = new Map(modules.map(([path, text]) => [path, importsOf(path, text)]));

    it('are all found', () => {
        expect(graph.get('src/games/index.ts')).toContain(`src/games/${GAMES[0]}/index.ts`);
        expect([...graph.values()].flat().length).toBeGreaterThan(500);
    });

    it('make no circle', () => {
        expect(circle(graph)).toBeNull();
        expect(
            circle(
                new Map([
                    ['a', ['b']],
                    ['b', ['c']],
                    ['c', ['b']],
                ]),
            ),
        ).toEqual(['b', 'c', 'b']);
    });
});
