import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Of a component's styles: its name of them, and the styles. */
const named = new Map();

export default {
    preprocess: vitePreprocess(),
    compilerOptions: {
        // Without it, a component without a script is compiled for Svelte 4, and its runtime comes, too.
        runes: true,
        discloseVersion: false,
        /** Four letters are enough to tell the components' styles apart: each stands in scripts and styles. */
        cssHash({ hash, css }) {
            const name = `s${hash(css).slice(0, 4)}`;
            if ((named.get(name) ?? css) !== css)
                throw new Error(`The styles of two components would be named '${name}'.`);
            named.set(name, css);
            return name;
        },
    },
};
