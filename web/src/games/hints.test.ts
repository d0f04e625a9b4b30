// Hints are worded as in Python: `tests/bots/test_advice.py` says what these pictures show.
import { expect, it } from 'vitest';
import type { Advised } from '../engine-host/thinker';
import type { Language } from '../protocol/messages';
import { hintWords, linesOf } from '../table/foot/hint-words';
import { Catalogue, unbroken } from '../text/catalogue';

const PICTURES = import.meta.glob<string>('../../../tests/bots/pictures/advice-*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const TEXTS = import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
/** The unit and the first two terms of each game. */
const TERMS: Record<string, [string, string, string]> = {
    arkadia: ['coins', 'gold', 'seals'],
    archon: ['points', 'points', 'goods'],
};
const [ONE, OTHER] = [1, 2];

function advised([unit, more, less]: [string, string, string]): Advised {
    return {
        seat: 0,
        options: [
            { actions: [ONE], visits: 9000, shares: [0.521, 0.479] },
            { actions: [OTHER], visits: 800, shares: [0.4, 0.6] },
        ],
        line: [[1, OTHER]],
        simulations: 14_579,
        gain: {
            total: { mean: 254, error: 41 },
            more: [[more, { mean: 1254, error: 40 }]],
            less: [[less, { mean: -1000, error: 1 }]],
        },
        unit,
    };
}

it.each(Object.entries(PICTURES))('a hint is worded as in %s', async (path, picture) => {
    const [, game, language] = /advice-(\w+)-(\w+)\.txt$/.exec(path) as string[] as [
        string,
        string,
        Language,
    ];
    await hintWords.load(language);
    const own = new Catalogue(
        language,
        TEXTS[`../../../src/polis/games/${game}/text/${language}.ftl`]!,
    );
    const wanted = picture.trimEnd().split('\n');
    const notation = [wanted[0], wanted[2]].map((line) => line!.replace(/^.*: |\.$/g, ''));
    const lines = linesOf(advised(TERMS[game]!), {
        names: ['Ada', 'Ben'],
        notation: (action) => notation[action - ONE]!,
        say: (id, args) => hintWords.say(language, id, args),
        own: (id, args) => own.say(id, args) ?? '',
    });
    expect(lines).toEqual(wanted.map(unbroken));
});

it('there is a picture of each game in each language', () => {
    expect(Object.keys(PICTURES)).toHaveLength(3 * Object.keys(TERMS).length);
});

it('what to play, what follows and what is next best are sentences, where the game has them', async () => {
    await hintWords.load('en');
    const lines = linesOf(advised(TERMS.arkadia!), {
        names: ['Ada', 'Ben'],
        notation: (action) => `do ${action}`,
        told: (action) => `Do the ${action}`,
        say: (id, args) => hintWords.say('en', id, args),
        own: () => '',
    });
    expect(lines[0]).toContain('Do the 1');
    expect(lines.slice(2, 4).join()).toMatch(/Ben: Do the 2.*Next best: Do the 2/);
});
