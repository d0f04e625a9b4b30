// The texts as readers need them: what is noted for translators stays in the files.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEXT = /\.ftl\?raw$/;
const COMMENT = /^#.*\n\n?/gm;

/** Leaves the comments of Fluent files out of the built client. */
export function texts(): Plugin {
    return {
        name: 'texts',
        apply: 'build',
        enforce: 'pre',
        load(id) {
            if (!TEXT.test(id)) return null;
            const text = readFileSync(id.replace(/\?raw$/, ''), 'utf-8');
            return `export default ${JSON.stringify(text.replace(COMMENT, ''))}`;
        },
    };
}
