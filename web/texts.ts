// The texts as readers need them: what is noted for translators stays in the files, and of a file with
// sections (`### screen: ...`) only those come that are asked for: `fr.ftl?section=rules,screen`.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEXT = /\.ftl\?(?:raw|section=([\w,]+))$/;
const COMMENT = /^#.*\n\n?/gm;
const INDENT = /^ +/gm;
const DRAWING = /\.svg\?raw$/;
/** What only people read of a drawing. */
const MARGINS = /<!--.*?-->|\n\s*|(?<=<symbol [^>]*) viewBox=".*?"| (?=\/>)/gs;
const SECTION = /^### (\w+):.*$/m;

/** The sections of a text that are wanted, in the order of the file. */
export function sectionsOf(text: string, wanted: string[]): string {
    const parts = text.split(SECTION);
    const found = wanted.map((name) => {
        const at = parts.findIndex((part, i) => i % 2 === 1 && part === name);
        if (at < 0) throw new Error(`There is no section '${name}' in the text.`);
        return parts[at + 1]!;
    });
    return found.join('');
}

/** Makes modules of Fluent files and of their sections, and of drawings. */
export function texts(): Plugin {
    return {
        name: 'texts',
        enforce: 'pre',
        load(id) {
            if (DRAWING.test(id)) {
                const drawing = readFileSync(id.replace(/\?.*$/, ''), 'utf-8');
                return `export default ${JSON.stringify(drawing.replace(MARGINS, ''))}`;
            }
            const asked = TEXT.exec(id);
            if (!asked) return null;
            const text = readFileSync(id.replace(/\?.*$/, ''), 'utf-8');
            const part = asked[1] ? sectionsOf(text, asked[1].split(',')) : text;
            return `export default ${JSON.stringify(part.replace(COMMENT, '').replace(INDENT, ' '))}`;
        },
    };
}
