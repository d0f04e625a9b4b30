// Arkadia's illustrated rulebook: its words, the numbers of its examples, its pictures.
import type { Rulebook } from '../../contract';
import { facts, names } from './pictures';
import Picture from './Picture.svelte';

const SOURCES = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' });

const rulebook: Rulebook = {
    source: async (language) => (await SOURCES[`./${language}.md`]?.()) ?? '',
    facts,
    Picture,
    pictures: names,
};
export default rulebook;
