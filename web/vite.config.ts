import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precompress } from './precompress.ts';

// The built client goes into the Python package, which serves it; it is never committed.
// In development (`npm run dev`) calls go on to a running `polis serve`.
const server = process.env.POLIS_SERVER ?? 'http://127.0.0.1:8117';

export default defineConfig({
    plugins: [svelte(), precompress()],
    build: { outDir: '../src/polis/server/client', emptyOutDir: true, target: 'es2022' },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
