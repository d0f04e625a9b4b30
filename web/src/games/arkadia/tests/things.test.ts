// What can be asked about by ear has a name in the reader's language; squares are their own.
import { expect, it } from 'vitest';
import sentences from '../ear';

const LOT = { en: 'the castle lot', fr: 'le site de la forteresse', de: 'der Burgplatz' };

it.each(Object.entries(LOT))('names what follows a question: %s', async (key, lot) => {
    const language = key as keyof typeof LOT;
    await sentences.load(language);
    expect(sentences.thing?.('around', 'lot', language)).toBe(lot);
    expect(sentences.thing?.('around', 'f6', language)).toBe('');
});
