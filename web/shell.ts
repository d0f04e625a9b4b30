// What the app needs without a net: told to the service worker; and its fonts with their licence. The list is part of the worker, so each build has a worker of its own.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin, Rolldown } from 'vite';

/** Opened even where nobody has been yet: the frame of all pages, the start page, the words. */
const FIRST = [
    'index.html',
    'src/pages/Start.svelte',
    'src/start/Yours.svelte',
    'src/ui/signs/seldom.ts',
    'src/text/table/en.ftl',
    'src/text/table/fr.ftl',
    'src/text/table/de.ftl',
    'src/text/pages/en.ftl',
    'src/text/pages/fr.ftl',
    'src/text/pages/de.ftl',
];
const FONTS = ['@fontsource/source-sans-3', '@fontsource/alegreya'];
/** Wanted by the first picture of every page. */
const EARLY = /(sans-3-latin-400|alegreya-latin-700)-normal-[\w-]+\.woff2$/;
const HOLE = '__POLIS_SHELL__';

type Chunk = Rolldown.OutputChunk & {
    viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

/** Tells the service worker the files of its build, preloads fonts, adds their licence. */
export function shell(): Plugin {
    return {
        name: 'shell',
        apply: 'build',
        transformIndexHtml: {
            order: 'post',
            handler: (html, { bundle }) => ({
                html,
                tags: Object.keys(bundle ?? {})
                    .filter((name) => EARLY.test(name))
                    .map((name) => ({
                        tag: 'link',
                        injectTo: 'head' as const,
                        attrs: {
                            rel: 'preload',
                            as: 'font',
                            type: 'font/woff2',
                            crossorigin: '',
                            href: `./${name}`,
                        },
                    })),
            }),
        },
        generateBundle: {
            order: 'post',
            handler(_, bundle) {
                this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: licences() });
                const worker = bundle['sw.js'];
                if (worker?.type !== 'chunk') throw new Error('There is no service worker.');
                if (!worker.code.includes(HOLE)) throw new Error(`sw.js has no ${HOLE}.`);
                const told = JSON.stringify(JSON.stringify(filesOf(bundle)));
                worker.code = worker.code.replace(
                    new RegExp(`(["'\`])${HOLE}\\1`),
                    () => told, // a function: nothing in it is a pattern
                );
            },
        },
    };
}

/** The files to keep from the beginning, the others, and a name for the build. */
function filesOf(bundle: Rolldown.OutputBundle) {
    const files = new Set<string>();
    const take = (name: string) => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== 'chunk') return;
        files.add(name);
        const { importedCss, importedAssets } = (chunk as Chunk).viteMetadata ?? {};
        for (const one of [...(importedCss ?? []), ...(importedAssets ?? [])]) files.add(one);
        chunk.imports.forEach(take);
    };
    for (const [name, one] of Object.entries(bundle)) {
        const modules = one.type === 'chunk' ? one.moduleIds : [];
        if (modules.some((id) => FIRST.some((wanted) => id.includes(wanted)))) take(name);
        if (name.endsWith('.woff2')) files.add(name);
    }
    const page = bundle['index.html'];
    const hash = createHash('sha256').update(Object.keys(bundle).sort().join('\n'));
    if (page?.type === 'asset') hash.update(page.source);
    const rest = Object.keys(bundle).filter(
        (name) => name.startsWith('assets/') && !files.has(name),
    );
    return {
        version: hash.digest('hex').slice(0, 16),
        files: [...files].sort(),
        rest: rest.sort(),
    };
}

function licences(): string {
    const find = createRequire(import.meta.url);
    return FONTS.map(
        (name) => `${name}\n\n${readFileSync(find.resolve(`${name}/LICENSE`), 'utf8').trim()}\n`,
    ).join('\n\n');
}
