// Svelte can take over a page that a server has drawn. Here none is, so what it has for that is left out: its own
// sources keep it behind one variable for this, which a bundler cannot see through by itself.
import type { Plugin } from 'vite';

const MODULE = '/svelte/src/internal/client/dom/hydration.js';
const VARIABLE = 'export let hydrating = false';
const SETTING = 'hydrating = value;';

export function unhydrated(): Plugin {
    return {
        name: 'unhydrated',
        apply: 'build',
        enforce: 'pre',
        transform(code, id) {
            if (!id.endsWith(MODULE)) return null;
            if (!code.includes(VARIABLE) || !code.includes(SETTING))
                throw new Error('Svelte has changed how it knows that a page is drawn already.');
            return code.replace(VARIABLE, 'export const hydrating = false').replace(SETTING, '');
        },
    };
}
