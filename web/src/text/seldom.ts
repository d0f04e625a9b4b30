// Where the words are that most pages do without.
export const FILES = import.meta.glob<string>(
    ['./*/*.ftl', '!./table/*.ftl', '!./pages/*.ftl', '!./local/*.ftl'],
    { query: '?raw', import: 'default' },
);
