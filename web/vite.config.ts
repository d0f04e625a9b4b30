import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precompress } from './precompress.ts';
import { shell } from './shell.ts';
import { texts } from './texts.ts';
import { unhydrated } from './unhydrated.ts';

// The built client goes into the Python package, which serves it; it is never committed.
// In development (`npm run dev`) calls go on to a running `polis serve`.
const server = process.env.POLIS_SERVER ?? 'http://127.0.0.1:8117';

// Few files rather than many small ones: each costs a round trip and work on the page's thread.
// What a table does not need at once stays by itself.
const GAMES = readdirSync('src/games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const LANGUAGES = readdirSync('src/text/table')
    .map((name) => name.replace('.ftl', ''))
    .sort();
/** The tests of what a build makes. */
const BUILDING = 'src/weight.test.ts';
/** Files of a game's `model` that its drawings need. */
const DRAWN = 'squares|forms|view';
const alone =
    /\/(Ending|Help|Hint|Chat|TextBoard|ClauseList|Sheet|Sheets|Clock|Margin|Curtain|MenuSheet|Watching|PeekBar|SoundOffer|Aside|Log|Since|LastRound|TypedMove|Offers|Thinking|Proof|Chart|PointsTable|Scene|Overlay|Brackets|Caption|Flights|Column|Houses|HouseCard|TileList|Rows|Track|Attack|Grant|Holdings|PileRow|Split|Draft|Choices|Tip|Dusk|Field|Raider|Standing|Road|SinceRow|Strip|Refusal)\.svelte|(scene|road|review|judged|placing|dealing|watched|chart|saving|boxes|thinking|hint-words|choices|buildings)\.ts|(onlooker|playback|learning|round)\.svelte\.ts|table\/gathering\/(?!dealing)|start\/mine\.ts|deal\.js|show\.json|src\/proof\/|@noble|(scene|buildings)\.svg|plain\/(?!index)/;
/** What keeps fields to write in up to date: a table has none at first, other pages have. */
const FIELDS =
    /svelte\/src\/internal\/client\/dom\/elements\/(bindings\/(select|input)|customizable)/;
const groups = [
    { ...group('fields', FIELDS), includeDependenciesRecursively: false },
    group(
        'shell',
        /node_modules\/(svelte|esm-env|clsx|@fluent)|\0|src\/(settings|account\/(keys|session|seats)|net|engine-host\/(host|line)|App|router|routes|plain\/index|games\/(\w+\/)?index|games\/(games|preload|action|codec|symbols)|text\/\w+\.|ui\/(look|media|signs\/(SeatMark|mark|Icon|icons|Sign)|Frame|IconButton|announce|measure|later))\b/,
    ),
    group('table', /src\/(table|turn|engine-host|pages\/Table|ui\/drag\b|games\/keys)/),
    // The pages about games that are over share most of what they need.
    group('look-back', /src\/(review|profile|pages\/(Own|Review|Again))\b|engine\/review/),
    ...LANGUAGES.map((language) =>
        group(
            `pages-${language}`,
            new RegExp(
                `(src/text/pages/${language}\\.ftl|games/\\w+/text/${language}\\.ftl\\?section=intro)`,
            ),
        ),
    ),
    // What the scenes of the start page are drawn with, and what the table has besides; what tells the
    // turns comes when the board is there, and sentences for choices to those who play by ear.
    ...GAMES.flatMap((game) => [
        group(`${game}-draw`, new RegExp(`games/${game}/(draw|theme|model/(${DRAWN}))\\b`)),
        group(game, new RegExp(`games/${game}/(?!text|intro|story|rulebook|glossary|box/|ear/)`)),
    ]),
];

function group(name: string, path: RegExp) {
    return { name, test: (id: string) => path.test(id) && !alone.test(id) };
}

export default defineConfig({
    plugins: [svelte(), unhydrated(), shell(), texts(), precompress()],
    base: './', // files of the build name each other by where they lie, wherever that is
    build: {
        outDir: '../src/polis/server/client',
        emptyOutDir: true,
        target: 'es2022',
        // Browsers that know no preloading load a little later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
            // The service worker lies at the root, under its own name: so it may speak for all pages.
            input: { index: 'index.html', sw: 'src/sw.ts' },
            // Most of a build's time is Svelte's; nobody who plays has to read that.
            checks: { pluginTimings: false },
            treeshake: { moduleSideEffects: [{ test: FIELDS, sideEffects: false }] },
            output: {
                codeSplitting: { groups },
                entryFileNames: (chunk) =>
                    chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
            },
        },
    },
    // Modules, since a game's own part is loaded with its engine.
    worker: { format: 'es', plugins: () => [texts()] },
    // The server answers only its own pages, so it has to see the address that the browser sees.
    server: {
        fs: { allow: ['..'] }, // the words of the games lie in the Python package
        proxy: {
            '/api': { target: server },
            '/engines': { target: server },
            '/ws': { target: server, ws: true },
        },
    },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    test: {
        // A machine with sixteen busy processes draws the first board slowly.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        projects: [
            {
                extends: true,
                test: {
                    name: 'client',
                    include: ['{engine,src}/**/*.test.ts'],
                    exclude: [BUILDING],
                    setupFiles: ['src/test-setup.ts'],
                    environment: 'jsdom',
                    // jsdom, which takes longer to load than most tests run, is loaded once a worker.
                    pool: 'vmThreads',
                },
            },
            // Random games with the real engine: tests/engines/test_figures.py.
            ...(process.env.FIGURES
                ? [
                      {
                          extends: true as const,
                          test: {
                              name: 'figures',
                              include: ['dev/figures/*.test.ts'],
                              environment: 'jsdom',
                              pool: 'vmThreads' as const,
                              testTimeout: 3_600_000,
                          },
                      },
                  ]
                : []),
            // Vite's own compiler does not run inside such a page.
            { extends: true, test: { name: 'build', include: [BUILDING], pool: 'forks' } },
        ],
    },
});
