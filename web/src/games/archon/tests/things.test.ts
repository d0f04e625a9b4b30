// What can be asked about by ear has a name in the reader's language.
import '../..'; // where the games' words are
import { expect, it } from 'vitest';
import { settings } from '../../../settings/settings.svelte';
import sentences from '../ear';
import { LANGUAGES } from './helpers';

const NAMES = {
    en: ['Royal Guard', 'Inn', 'Lion', ''],
    fr: ['Garde royale', 'Auberge', 'Lion', ''],
    de: ['Königliche Garde', 'Gasthaus', 'Löwe', ''],
};

it.each(LANGUAGES)('names what follows a question: %s', async (language) => {
    settings.set('language', language);
    await sentences.load(language);
    const named = (topic: string, name: string) => sentences.thing?.(topic, name, language);
    expect([
        named('location', 'royal-guard'),
        named('house', 'inn'),
        named('seat', 'lion'),
        named('row', '6'),
    ]).toEqual(NAMES[language]);
});
