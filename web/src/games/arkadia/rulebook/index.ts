// Arkadia's illustrated rulebook: its words, the numbers of its examples, its pictures.
import { sourceIn } from '../../../text/loaded.svelte';
import type { Rulebook } from '../../contract';
import { facts, names } from './pictures';
import Picture from './Picture.svelte';

const rulebook: Rulebook = {
    source: sourceIn(import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' })),
    facts,
    Picture,
    pictures: names,
};
export default rulebook;
