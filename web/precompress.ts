// What the server hands out is compressed here, once and as well as can be, and not at each request.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_BYTES = 512;
const TEXTS = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Writes `FILE.br` and `FILE.gz` beside each text of the built client that becomes smaller. */
export function precompress(): Plugin {
    let folder = '';
    return {
        name: 'precompress',
        apply: 'build',
        configResolved(config) {
            folder = join(config.root, config.build.outDir);
        },
        // Only where something is written: a test weighs the client without writing it.
        writeBundle: {
            order: 'post',
            handler() {
                for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                    const file = join(folder, name);
                    if (TEXTS.test(name) && statSync(file).size >= WORTH_BYTES) compress(file);
                }
            },
        },
    };
}

function compress(file: string): void {
    const data = readFileSync(file);
    const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    const forms = {
        br: brotliCompressSync(data, { params }),
        gz: gzipSync(data, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, made] of Object.entries(forms))
        if (made.length < data.length) writeFileSync(`${file}.${ending}`, made);
}
