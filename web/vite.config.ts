import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built client goes into the Python package, which serves it; it is never committed.
// In development (`npm run dev`) calls go on to a running `polis serve`.
const server = process.env.POLIS_SERVER ?? 'http://127.0.0.1:8117';

export default defineConfig({
    plugins: [svelte()],
    build: {
        outDir: '../src/polis/server/client',
        emptyOutDir: true,
        target: 'es2022',
        rolldownOptions: {
            // The service worker lies at the root, under its own name: so it may speak for all pages.
            input: { index: 'index.html', sw: 'src/sw.ts' },
            output: {
                entryFileNames: (chunk) =>
                    chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js',
            },
        },
    },
    // The server answers only its own pages, so it has to see the address that the browser sees.
    server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
