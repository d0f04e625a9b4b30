// What the browser checks at the end: an honest game, and one lie after the other.
import { describe, expect, it } from 'vitest';
import type { Dealing } from '../games/contract';
import type { Happened } from '../protocol/messages';
import { check, type Known, type Played } from './check';
import { HASHES } from './hashes';
import { commitmentOf, shuffle, streamsOf } from './streams.js';

const SECRET = '00'.repeat(16);
const OTHER = '01'.repeat(16);
const TEXTS = ['dice', ''];

/** A game in which nine cards are shuffled and drawn one after the other. */
const dealing: Dealing = (draw) => {
    const deck = shuffle(draw('deck'), 9);
    let next = 0;
    return ({ kind, fields }) =>
        kind === 'drawn' ? [{ should: deck[next++], is: fields.card }] : [];
};

/** The draws of a game as the first seat saw them: the fourth card is hidden from it. */
function drawn(secret = SECRET): Happened[] {
    const deck = shuffle(streamsOf('chess', secret, TEXTS, HASHES)('deck'), 9);
    return deck.map((card, ply) => ({
        ply,
        kind: 'drawn',
        fields: ply === 3 ? {} : { card },
        text: {},
    }));
}

function game(): { played: Played; known: Known } {
    const commitment = commitmentOf(SECRET, HASHES);
    const played: Played = {
        game: 'chess',
        options: {},
        seats: [{ kind: 'human' }, { kind: 'adept' }],
        seed: { commitment, secret: SECRET, entropies: [...TEXTS] },
    };
    const deal = { commitment, entropy: 'dice', seats: [0] };
    return { played, known: { deal, log: drawn(), box: {}, dealing } };
}

describe('an honest game', () => {
    it('passes every check', () => {
        const { played, known } = game();
        expect(check(played, known)).toEqual([
            { text: 'proof-secret-fits', ok: true },
            { text: 'proof-own', ok: true },
            { text: 'proof-bots', ok: true },
            { text: 'proof-cards', ok: true, args: { shown: 8, hidden: 1 } },
        ]);
    });

    it('says what could not be checked', () => {
        const { played, known } = game();
        expect(check(played, { ...known, deal: null, log: [] })).toEqual([
            { text: 'proof-secret-unkept', ok: null },
            { text: 'proof-own-none', ok: null },
            { text: 'proof-bots', ok: true },
            { text: 'proof-cards-none', ok: null },
        ]);
        const cards = check(played, { ...known, dealing: null }).at(-1);
        expect(cards).toEqual({ text: 'proof-cards-unknown', ok: null });
    });
});

describe('a lie is found:', () => {
    const lies: [string, string, (game: { played: Played; known: Known }) => void][] = [
        ['another secret', 'proof-secret-wrong', ({ played }) => (played.seed.secret = OTHER)],
        [
            'another secret with its own commitment',
            'proof-secret-wrong',
            ({ played: { seed } }) => {
                seed.secret = OTHER;
                seed.commitment = commitmentOf(OTHER, HASHES);
            },
        ],
        ['no secret', 'proof-secret-wrong', ({ played }) => (played.seed.secret = null)],
        ['a text left out', 'proof-own-wrong', ({ played }) => (played.seed.entropies[0] = '')],
        ['a text for a bot', 'proof-bots-wrong', ({ played }) => (played.seed.entropies[1] = 'x')],
        ['another deal', 'proof-cards-wrong', ({ known }) => (known.log = drawn(OTHER))],
        [
            'one card exchanged',
            'proof-cards-wrong',
            ({ known }) => {
                const last = known.log.at(-1)!;
                known.log[8] = { ...last, fields: { card: Number(last.fields.card) + 1 } };
            },
        ],
        [
            'two draws exchanged',
            'proof-cards-wrong',
            ({ known }) => {
                [known.log[0], known.log[1]] = [known.log[1]!, known.log[0]!];
            },
        ],
    ];
    it.each(lies)('%s', (_, sentence, lie) => {
        const changed = game();
        lie(changed);
        const wrong = check(changed.played, changed.known).filter(({ ok }) => ok === false);
        expect(wrong.map(({ text }) => text)).toContain(sentence);
    });
});
