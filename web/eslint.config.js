import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// The settings are compared with those of the last run, so they may have no function.
const { runes } = svelteConfig.compilerOptions;

export default ts.config(
    { ignores: ['node_modules/'] },
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: {
                parser: ts.parser,
                extraFileExtensions: ['.svelte'],
                svelteConfig: { compilerOptions: { runes } },
            },
        },
        // The type checker knows the names of the browser.
        rules: {
            'no-undef': 'off',
            // Maps that nothing on the screen reads: questions under way, fingers on the board.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
);
