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
    // The tests beside the games' folders are about all of them.
    const own = /^src\/games\/\w+(\/|\.test\.ts$)/;
    const outside = Object.entries(FILES).filter(([path]) => !own.test(path));

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

it('no address is one of a whole host: the app may lie in any folder', () => {
    const bare = /href="\/|(fetch|register|Worker)\(['`"]\//;
    const naming = Object.entries(FILES).filter(
        ([path, text]) => /\.(ts|svelte)$/.test(path) && bare.test(text),
    );
    expect(naming.map(([path]) => path)).toEqual([]);
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

/** The modules that lead back to themselves, with those that lead to them: what stays when those that
    lead nowhere are taken away again and again. */
function circles(graph: Map<string, string[]>): string[] {
    const left = new Map(graph);
    for (let before = 0; before !== left.size;) {
        before = left.size;
        for (const [at, to] of left) if (!to.some((next) => left.has(next))) left.delete(at);
    }
    return [...left.keys()];
}

describe('imports', () => {
    const modules = Object.entries(FILES).filter(([path]) => /^src\/.*\.(ts|svelte)$/.test(path));
    const graph = new Map(modules.map(([path, text]) => [path, importsOf(path, text)]));

    it('are all found', () => {
        expect(graph.get('src/games/index.ts')).toContain(`src/games/${GAMES[0]}/index.ts`);
        expect([...graph.values()].flat().length).toBeGreaterThan(500);
    });

    it('make no circle', () => {
        expect(circles(graph)).toEqual([]);
        const turning = { a: ['b'], b: ['c', 'd'], c: ['b'], d: [] };
        expect(circles(new Map(Object.entries(turning)))).toEqual(['a', 'b', 'c']);
    });
});
