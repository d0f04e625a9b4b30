import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { FIELDS, groups } from './chunks.ts';
import { precompress } from './precompress.ts';
import { shell } from './shell.ts';
import { texts } from './texts.ts';
import { unhydrated } from './unhydrated.ts';

// The built client goes into the Python package, which serves it; it is never committed.
// In development (`npm run dev`) calls go on to a running `polis serve`.
const server = process.env.POLIS_SERVER ?? 'http://127.0.0.1:8117';

/** The tests of what a build makes. */
const BUILDING = 'src/weight.test.ts';

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
