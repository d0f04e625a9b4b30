// @vitest-environment node
// What a browser fetches before somebody can play: built as for a release, and weighed gzipped.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { calledIn, idsOf } from './text/ids';

const BUDGET = 110_000; // bytes of scripts and style sheets, 9,000 of them in the worker
const FONT_BUDGET = 60_000; // bytes, apart from scripts and style sheets
const LANGUAGES = ['en', 'fr', 'de'];
const GAMES = Object.keys(import.meta.glob('./games/*/index.ts')).map(
    (path) => path.split('/')[2]!,
);

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const chunks = new Map<string, Chunk>();
const styles = new Map<string, string | Uint8Array>();
const fonts = new Map<string, number>();
/** Scripts of the worker with the engines: its own, and the parts of the games. */
const worker = { own: [] as number[], games: [] as number[] };

beforeAll(async () => {
    // Built like a release: the tests' own mode would include development helpers.
    vi.stubEnv('NODE_ENV', 'production');
    const built = await build({ logLevel: 'silent', build: { write: false } });
    for (const file of (built as Rolldown.RolldownOutput).output) {
        if (file.type === 'chunk') chunks.set(file.fileName, file);
        else if (file.fileName.endsWith('.css')) styles.set(file.fileName, file.source);
        else if (/\bworker-.*\.js$/.test(file.fileName)) worker.own.push(gzipped(file.source));
        else if (/\bnamed-.*\.js$/.test(file.fileName)) worker.games.push(gzipped(file.source));
        else if (/\.(woff2?|ttf|otf)$/.test(file.fileName))
            fonts.set(file.fileName, file.source.length);
    }
    vi.unstubAllEnvs();
}, 300_000);

/** The file that a module, named by the end of its path, is loaded by. */
function fileOf(module: string): string {
    const found = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.includes(module));
    if (!found) throw new Error(`There is no file for '${module}'.`);
    return found.fileName;
}

/** The files with everything they import immediately, and the style sheets of those. */
function withImports(files: string[]): Set<string> {
    const all = new Set<string>();
    const take = (name: string) => {
        const chunk = chunks.get(name);
        if (all.has(name) || !chunk) return;
        all.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) all.add(sheet);
        chunk.imports.forEach(take);
    };
    files.forEach(take);
    return all;
}

function weight(files: Set<string>): number {
    return [...files].reduce((sum, name) => {
        const source = chunks.get(name)?.code ?? styles.get(name);
        if (source === undefined) throw new Error(`The file '${name}' was not built.`);
        return sum + gzipped(source);
    }, 0);
}

function gzipped(source: string | Uint8Array): number {
    return gzipSync(source, { level: 9 }).length; // as the server has it
}

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'a table of %s in %s is light',
    (game, language) => {
        const files = withImports([
            fileOf('index.html'),
            fileOf('src/pages/Table.svelte'),
            fileOf(`src/games/${game}/pieces.ts`),
            fileOf(`src/text/table/${language}.ftl`),
            fileOf(`games/${game}/text/${language}.ftl?section=screen`),
        ]);
        expect(files.size).toBeGreaterThan(8);
        expect([worker.own.length, worker.games.length]).toEqual([1, GAMES.length]);
        const inWorker = worker.own[0]! + Math.max(...worker.games);
        expect(weight(files) + inWorker).toBeLessThan(BUDGET);
    },
);

it.each(GAMES)('a table of %s does with its own words', (game) => {
    const files = withImports([
        fileOf('index.html'),
        fileOf('src/pages/Table.svelte'),
        fileOf(`src/games/${game}/pieces.ts`),
    ]);
    const modules = [...files].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}));
    const sources = modules.filter((name) => /\/src\/.*\.(svelte|ts)$/.test(name));
    const called = calledIn(sources.map((name) => readFileSync(name, 'utf8')).join('\n'));
    const own = new Set(idsOf(readFileSync('src/text/table/en.ftl', 'utf8')));
    expect(called.length).toBeGreaterThan(50);
    expect(called.filter((id) => !own.has(id))).toEqual([]);
});

it('the start page brings no table with it', () => {
    const files = withImports([
        fileOf('index.html'),
        ...GAMES.map((game) => fileOf(`games/${game}/Scene.svelte`)),
    ]);
    const modules = [...files].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}));
    expect(modules.filter((name) => /games\/\w+\/(Board|Hand|Seat)\.svelte/.test(name))).toEqual(
        [],
    );
});

it('the letters are light, and only those that are used', () => {
    expect([...fonts.keys()].every((name) => name.includes('-latin-'))).toBe(true);
    expect(fonts.size).toBe(3);
    expect([...fonts.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(FONT_BUDGET);
});
