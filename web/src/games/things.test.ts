// What can be asked about by ear has a name in the reader's language; squares are their own.
import '.'; // where the games' words are
import { expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import archon from './archon/ear';
import arkadia from './arkadia/ear';

it.each([
    ['en', ['Royal Guard', 'Inn', 'Lion', ''], 'the castle lot'],
    ['fr', ['Garde royale', 'Auberge', 'Lion', ''], 'le site de la forteresse'],
    ['de', ['Königliche Garde', 'Gasthaus', 'Löwe', ''], 'der Burgplatz'],
] as const)('names what follows a question: %s', async (language, names, lot) => {
    settings.set('language', language);
    await Promise.all([archon.load(language), arkadia.load(language)]);
    const named = [
        archon.thing?.('location', 'royal-guard', language),
        archon.thing?.('house', 'inn', language),
        archon.thing?.('seat', 'lion', language),
        archon.thing?.('row', '6', language),
    ];
    expect(named).toEqual(names);
    expect(arkadia.thing?.('around', 'lot', language)).toBe(lot);
    expect(arkadia.thing?.('around', 'f6', language)).toBe('');
});
