// Every kind of action of every game is called by a sentence in every language, and by its notation on demand.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LegalAction } from '../games/action';
import type { Numbers } from '../games/codec';
import { LANGUAGES, settings } from '../settings/settings.svelte';
import { Choosing } from './saying.svelte';

type Sample = [verb: string, parts: number[], n: number, text: string];
type Place = NonNullable<ReturnType<Choosing['asked']>> & { legal: LegalAction[] };

const CODECS = import.meta.glob<Numbers[]>('../games/*/codec.ts', { eager: true, import: 'VERBS' });
const SAMPLES = import.meta.glob<Sample[]>('../games/*/tests/notation.json', {
    eager: true,
    import: 'default',
});
const TEXTS = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?section=ear',
    import: 'default',
    eager: true,
});
/** Positions with what is legal there. */
const PLACES = import.meta.glob<Place[]>('../games/*/tests/places.ts', {
    eager: true,
    import: 'default',
});
const GAMES = Object.keys(CODECS).map((path) => path.split('/')[2]!);
const CASES = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

function placesIn(game: string): Place[] {
    return PLACES[`../games/${game}/tests/places.ts`]!;
}

function verbsOf(game: string): string[] {
    return CODECS[`../games/${game}/codec.ts`]!.map(({ verb }) => verb);
}

function samplesOf(game: string): LegalAction[] {
    const samples = SAMPLES[`../games/${game}/tests/notation.json`] ?? [];
    return samples
        .map(([verb, parts, n, text]) => ({ n, text, verb, parts }))
        .filter(({ text }) => !/ -\d/.test(text)); // a number of the codec that is no division
}

/** A position in which actions of this verb are legal; another one where no fixture has such a position. */
function placeOf(game: string, verb: string): Place {
    const places = placesIn(game);
    return places.find(({ legal }) => legal.some((one) => one.verb === verb)) ?? places[0]!;
}

function isSentence(told: string, action: LegalAction): void {
    expect(told.toLowerCase(), action.text).not.toBe(action.text);
    expect(told, action.text).toMatch(/^[\p{Lu}\d]/u);
    expect(told, action.text).not.toMatch(/[{}$_]|undefined|null|NaN|many-|: *$| {2}/);
}

let place: Place | null = null;
async function choosing(game: string): Promise<Choosing> {
    const made = new Choosing(game, () => place);
    await made.load(settings.now.language);
    return made;
}

beforeEach(() => settings.set('notation', false));

describe('what can be chosen', () => {
    it.each(CASES)('is a sentence of its own: %s in %s', async (game, language) => {
        settings.set('language', language);
        const saying = await choosing(game);
        for (place of placesIn(game)) {
            const told = place.legal.map((action) => saying.one(action));
            place.legal.forEach((action, i) => isSentence(told[i]!, action));
            expect(told.filter((one) => one !== one.trim())).toEqual([]);
            expect(new Set(told).size).toBe(told.length);
        }
    });

    it.each(CASES)('has a sentence for every kind: %s in %s', async (game, language) => {
        settings.set('language', language);
        const saying = await choosing(game);
        expect(new Set(samplesOf(game).map(({ verb }) => verb))).toEqual(new Set(verbsOf(game)));
        for (const action of samplesOf(game)) {
            place = placeOf(game, action.verb);
            isSentence(saying.one(action), action);
            if (action.parts.length > 0)
                isSentence(saying.many(action.verb), { ...action, text: action.verb });
        }
    });

    it.each(GAMES)('is notation for those who want it: %s', async (game) => {
        const saying = await choosing(game);
        settings.set('notation', true);
        for (place of placesIn(game))
            for (const action of place.legal) {
                expect(saying.one(action)).toBe(action.text);
                expect(saying.many(action.verb)).toBe(action.verb);
            }
    });

    it('is notation where a game has no sentences', async () => {
        const saying = await choosing('elsewhere');
        const action = { n: 0, text: 'take 3', verb: 'take', parts: [3] };
        place = { ...placesIn(GAMES[0]!)[0]!, legal: [action] };
        expect([saying.ready, saying.spoken, saying.one(action)]).toEqual([true, false, 'take 3']);
    });
});

describe('what has been chosen', () => {
    it.each(GAMES)(
        'repeats the sentence that was offered, without unasked parts: %s',
        async (game) => {
            const saying = await choosing(game);
            place = { ...placesIn(game).find(({ legal }) => legal.length > 1)!, ply: 7 };
            const [first, other] = place.legal;
            const told = saying.one(first!);
            expect(saying.chosen([first!, other!], 7)).toBe(told);
            expect(saying.chosen([first!], 8)).toBe('');
            settings.set('notation', true);
            expect(saying.chosen([first!, other!], 7)).toBe(`${first!.text} ${other!.text}`);
        },
    );
});

describe('the words of the sentences', () => {
    const idsOf = (text: string) =>
        [...text.matchAll(/^ear-([a-z][a-z0-9-]*) =/gm)]
            .map((match) => match[1]!)
            .filter((id) => !id.startsWith('part-'));

    it.each(CASES)('are whole: %s %s', (game, language) => {
        const textOf = (tongue: string) =>
            TEXTS[`../../../src/polis/games/${game}/text/${tongue}.ftl`] ?? '';
        expect(idsOf(textOf(language))).toEqual(idsOf(textOf('en')));
        const code = readFileSync(`src/games/${game}/ear/index.ts`, 'utf-8');
        const verbs = verbsOf(game).map((verb) => `many-${verb}`);
        for (const id of idsOf(textOf('en')))
            expect(code.includes(`'${id}'`) || verbs.includes(id), id).toBe(true);
    });
});
