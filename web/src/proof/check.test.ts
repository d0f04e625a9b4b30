// What the browser checks at the end: an honest game, and one lie after the other.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Dealing } from '../games/contract';
import type { Happened, LogLine } from '../protocol/messages';
import { check, type Known, type Played } from './check';
import { digestOfEntropies, digestOfPlay, hashOf } from './log';
import { commitmentOf, shuffle, streamsOf, type Hashes } from './streams.js';

const HASHES: Hashes = { sha256, hmac: (key, data) => hmac(sha256, key, data) };
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

function drawn(secret = SECRET): Happened[] {
    const deck = shuffle(streamsOf('chess', secret, TEXTS, HASHES)('deck'), 9);
    const text = {};
    return deck.map((card, ply) => ({
        ply,
        kind: 'drawn',
        fields: ply === 3 ? {} : { card },
        text,
    }));
}

function entry(n: number, what: string, digest: string, more: Partial<LogLine> = {}): LogLine {
    const commitment = commitmentOf(SECRET, HASHES);
    const plain = { n, at: n, what, of: 1, game: 'chess', deal: null, commitment, digest };
    const line = { ...plain, previous: '0'.repeat(64), hash: '', ...more };
    return { ...line, hash: hashOf(line, HASHES) };
}

function game(): { played: Played; known: Known } {
    const commitment = commitmentOf(SECRET, HASHES);
    const played: Played = {
        game: 'chess',
        options: {},
        seats: [{ kind: 'human' }, { kind: 'adept' }],
        seed: { commitment, secret: SECRET, entropies: [...TEXTS] },
        actions: ['e4'],
        hashes: ['1', '2'],
    };
    const entries = [
        entry(1, 'made', '', { deal: 'new' }),
        entry(4, 'dealt', digestOfEntropies(TEXTS, HASHES)),
        entry(9, 'ended', digestOfPlay(['e4'], ['1', '2'], HASHES)),
    ];
    const deal = { commitment, entropy: 'dice', seats: [0], logged: entries[0]!.hash };
    return { played, known: { deal, kind: 'new', log: drawn(), box: {}, dealing, entries } };
}

type Game = ReturnType<typeof game>;

describe('an honest game', () => {
    it('is found honest in everything', () => {
        const { played, known } = game();
        const findings = check(played, known);
        expect(findings.map(({ text }) => text)).toEqual([
            'proof-secret-fits',
            'proof-own',
            'proof-bots',
            'proof-cards',
            'proof-log',
        ]);
        expect(findings.every(({ ok }) => ok)).toBe(true);
        expect(findings[3]?.args).toEqual({ shown: 8, hidden: 1 });
    });

    it('is told what could not be checked', () => {
        const { played, known } = game();
        const nothing = { ...known, deal: null, log: [], entries: null };
        expect(check(played, nothing).map(({ text, ok }) => [text, ok])).toEqual([
            ['proof-secret-unkept', null],
            ['proof-own-none', null],
            ['proof-bots', true],
            ['proof-cards-none', null],
            ['proof-log-silent', null],
        ]);
        const strange = check(played, { ...known, dealing: null });
        expect(strange[3]).toEqual({ text: 'proof-cards-unknown', ok: null });
    });
});

describe('a game that was played on from another', () => {
    /** The log also has the game that it comes from, and another one from there. */
    function branch(): Game {
        const { played, known } = game();
        const made = entry(12, 'made', '', { of: 12, deal: 'branch' });
        known.entries!.push(
            entry(10, 'made', '', { of: 10, deal: 'branch' }),
            entry(11, 'dealt', digestOfEntropies(TEXTS, HASHES), { of: 10 }),
            made,
            entry(13, 'dealt', digestOfEntropies(TEXTS, HASHES), { of: 12 }),
            entry(14, 'ended', digestOfPlay(['d4'], ['1', '3'], HASHES), { of: 12 }),
        );
        known.kind = 'branch';
        known.deal!.logged = made.hash;
        Object.assign(played, { actions: ['d4'], hashes: ['1', '3'] });
        return { played, known };
    }

    it('is found honest, by who kept its entry in the log and who did not', () => {
        const { played, known } = branch();
        expect(check(played, known).every(({ ok }) => ok)).toBe(true);
        const late = check(played, { ...known, deal: null });
        expect(late.at(-1)).toEqual({ text: 'proof-log', ok: true });
    });

    it('is not taken for the game that it comes from', () => {
        const { played, known } = branch();
        Object.assign(played, { actions: ['e4'], hashes: ['1', '2'] });
        for (const deal of [known.deal, null])
            expect(check(played, { ...known, deal }).at(-1)?.text).toBe('proof-log-wrong');
    });
});

describe('a lie is found:', () => {
    const lies: [string, string, (game: Game) => void][] = [
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
        ['no entry of the table', 'proof-log-wrong', ({ known }) => known.entries?.shift()],
        ['no entry of the deal', 'proof-log-wrong', ({ known }) => known.entries?.splice(1, 1)],
        [
            'a deal before the commitment',
            'proof-log-wrong',
            ({ known }) => {
                known.entries![1] = entry(0, 'dealt', digestOfEntropies(TEXTS, HASHES));
            },
        ],
        [
            'a deal with other texts',
            'proof-log-wrong',
            ({ known }) => {
                known.entries![1] = entry(4, 'dealt', digestOfEntropies(['x', ''], HASHES));
            },
        ],
        ['another end', 'proof-log-wrong', ({ played }) => (played.actions = ['d4'])],
        [
            'an entry that was changed',
            'proof-log-wrong',
            ({ known }) => (known.entries![2] = { ...known.entries![2]!, at: 5 }),
        ],
    ];
    it.each(lies)('%s', (_, sentence, lie) => {
        const told = game();
        lie(told);
        const wrong = check(told.played, told.known).filter(({ ok }) => ok === false);
        expect(wrong.map(({ text }) => text)).toContain(sentence);
    });
});
