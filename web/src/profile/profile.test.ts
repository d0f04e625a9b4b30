// A player's own page: what counts, results, streaks, play over time, files, and when mistakes are asked again.
import { describe, expect, it } from 'vitest';
import type { MovePart, Review } from '../../engine/review/document';
import type { MineHead } from '../net/api';
import { allKept, kept, keepAll, type Entry, type KeptGame, renamePlay } from '../review/archive';
import { collectionOf, waits } from '../review/again/collection';
import { countedGame } from '../review/kept';
import { Recall } from '../review/again/recall.svelte';
import { answered } from '../review/again/schedule';
import { byLevel, byPerson, courseOf, entriesOf, extremesOf, PEOPLE, streaksOf } from './figures';
import { csvOf, playFile, takeInPlay } from './files';

const DAY = 86_400_000;
const LEVELS = ['apprentice', 'journeyman', 'adept'];

function game(
    id: string,
    day: number,
    winners: number[],
    bots: (string | null)[] = ['adept'],
): KeptGame {
    const others = bots.map((bot) => ({ name: bot ? '' : 'Bea', bot }));
    const seats = [{ name: 'Ada', bot: null }, ...others];
    const created = new Date(Date.UTC(2026, 0, day)).toISOString();
    const scores = seats.map((_, seat) => (winners.includes(seat) ? 9 : 5));
    return { id, game: 'tally', created, seats, you: 0, scores, winners, ply: 60 };
}

function move(ply: number, loss: number, mark: MovePart['mark'] = null, seat = 0): MovePart {
    const amounts = { loss: [loss, 1_000], missed: [60_000, 1_000], points: [0, 0], sources: {} };
    return { ply, seat, actions: [1], best: [2], mark, ...amounts } as unknown as MovePart;
}

function review(moves: MovePart[], luck = 0): Review {
    const kinds = luck ? { deal: [luck, -luck] } : {};
    const ledger = { kinds, rest: [0, 0], total: [luck, -luck], without: [0, 0] };
    return { format: 'polis-review', moves, luck: ledger } as unknown as Review;
}

describe('a finished game', () => {
    const head = {
        ...{ id: 't', game: 'tally', created: '2026-01-01T00:00:00Z', held: [1], ply: 9 },
        seats: [
            { name: '', kind: 'bot', bot: 'adept' },
            { name: 'Ada', kind: 'person', bot: null },
        ],
        result: { ending: 'x', scores: [3, 4], winners: [1] },
    } as unknown as MineHead;
    const seats = (kind: string, away: boolean) =>
        head.seats.map((seat, i) =>
            i === 1 ? { ...seat, kind, away } : seat,
        ) as MineHead['seats'];
    it('counts for who has played it at one seat', () => {
        expect(countedGame(head)).toMatchObject({
            you: 1,
            winners: [1],
            seats: [{ bot: 'adept' }, { name: 'Ada', bot: null }],
        });
    });
    it('does not count if it goes on, was played on, taught, ended by a bot, or by several at one screen', () => {
        for (const change of [
            { result: null },
            { deal: 'branch' },
            { deal: 'drawn' },
            { lesson: 'left' },
            { held: [0, 1] },
            { held: [] },
            { seats: seats('bot', true) },
        ])
            expect(
                countedGame({ ...head, ...change } as MineHead),
                JSON.stringify(change),
            ).toBeNull();
    });
});

describe('results', () => {
    const entries: Entry[] = entriesOf(
        [
            game('c', 3, [0, 1]),
            game('a', 1, [0], ['journeyman', 'adept:builder']),
            game('b', 2, [1], ['apprentice']),
            game('d', 4, [0], [null]),
        ],
        [],
    );
    it('stand by the strongest bot, and people by themselves; a tie is split', () => {
        expect(byLevel(entries, LEVELS)).toEqual([
            { name: 'apprentice', shares: [0], lot: 1 / 2 },
            { name: 'adept', shares: [1, 1 / 2], lot: 1 / 3 + 1 / 2 },
            { name: PEOPLE, shares: [1], lot: 1 / 2 },
        ]);
        expect(byPerson(entries)).toEqual([{ name: 'Bea', shares: [1], lot: 1 / 2 }]);
    });
    it('have streaks in the order of time', () => {
        expect(entries.map(({ game: { id } }) => id)).toEqual(['a', 'b', 'c', 'd']);
        expect(streaksOf(entries)).toEqual({ now: 2, longest: 2 });
        expect(streaksOf(entries.slice(0, 2))).toEqual({ now: 0, longest: 1 });
    });
});

describe('play over time', () => {
    const entries = Array.from({ length: 7 }, (_, i): Entry => {
        const moves = [10, 20].map((ply) => move(ply, 12_000 * (i + 1)));
        return {
            game: game(`g${i}`, i + 1, [0]),
            review: review([...moves, move(30, 1, null, 1)], i * 1e4),
        };
    });
    it('has a point for five reviewed games, and one for the rest', () => {
        const unseen: Entry = { game: game('x', 20, [0]), review: null };
        const points = courseOf([unseen, ...entries]);
        expect(points.map(({ first, last }) => [first, last])).toEqual([
            [1, 5],
            [6, 7],
        ]);
        expect(points.map(({ play }) => [play.pr, play.moves])).toEqual([
            [60, 10],
            [130, 4],
        ]);
    });
    it('knows the luckiest and the unluckiest game, of those where luck was sure', () => {
        const { best, worst } = extremesOf(entries)!;
        expect([best.game.id, best.luck]).toEqual(['g6', 60_000]);
        expect([worst.game.id, worst.luck]).toEqual(['g1', 10_000]);
        expect(extremesOf(entries.slice(0, 2))).toBeNull();
    });
});

describe('mistakes', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    const entry: Entry = {
        game: game('m', 1, [1]),
        review: review([
            move(4, 60_000, 'mistake'),
            move(8, 120_000, 'blunder'),
            move(9, 120_000, 'blunder', 1),
            move(12, 30_000, 'inaccuracy'),
        ]),
    };
    it('are those of the player, the costliest first; what waits comes before what does not', () => {
        const plies = (cards: Parameters<typeof collectionOf>[1]) =>
            collectionOf([entry], cards, now).map((one) => [one.move.ply, waits(one, now)]);
        expect(plies([])).toEqual([
            [8, true],
            [4, true],
        ]);
        expect(plies([answered('m 8', undefined, 'found', now)])).toEqual([
            [4, true],
            [8, false],
        ]);
    });
    it('are asked after pauses that grow, less with help, and soon if they were missed', () => {
        let card = answered('m 8', undefined, 'found', now);
        const pauses = [card.card.due.getTime() - now.getTime()];
        for (let i = 0; i < 4; i++) {
            const at = new Date(card.card.due);
            card = answered('m 8', card, 'found', at);
            pauses.push(card.card.due.getTime() - at.getTime());
        }
        expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
        expect(new Set(pauses).size).toBe(5);
        expect(pauses.at(-1)).toBeLessThanOrEqual(366 * DAY);
        expect(card.found).toBe(5);
        const at = new Date(card.card.due);
        const pauseOf = (outcome: 'found' | 'helped' | 'missed') =>
            answered('m 8', card, outcome, at).card.due.getTime() - at.getTime();
        expect(pauseOf('helped')).toBeLessThan(pauseOf('found'));
        expect(pauseOf('missed')).toBeLessThan(pauseOf('helped'));
        expect(answered('m 8', card, 'missed', at).found).toBe(0);
    });
    it('are answered once a visit, and not again before their day', async () => {
        const recall = new Recall();
        await recall.answer('r', 4, 'helped', now);
        const first = await kept('cards', 'r 4');
        await recall.answer('r', 4, 'found', now);
        expect(await kept('cards', 'r 4')).toEqual(first);
        const later = new Recall();
        await later.answer('r', 4, 'found', new Date(now.getTime() + DAY / 2));
        expect(await kept('cards', 'r 4')).toEqual(first);
        await new Recall().answer('r', 4, 'missed', new Date(now.getTime() + DAY / 2));
        expect((await kept('cards', 'r 4'))!.card.lapses).toBe(first!.card.lapses + 1);
    });
});

describe('files', () => {
    it('hold all that is kept, and are taken in once', async () => {
        await keepAll('games', [game('f', 1, [0])]);
        await keepAll('reviews', [{ id: 'f', engine: 'e', review: review([]) }]);
        await keepAll('cards', [answered('f 4', undefined, 'found', new Date('2026-03-01'))]);
        const text = JSON.stringify(await playFile());
        expect(await takeInPlay(JSON.parse(text))).toBe(0);
        const other = text.replaceAll('"f"', '"new"').replaceAll('"f 4"', '"new 4"');
        expect(await takeInPlay({ format: 'polis-games', play: JSON.parse(other) })).toBe(3);
        const card = (await kept('cards', 'new 4'))!.card;
        expect(card.due).toEqual((await kept('cards', 'f 4'))!.card.due);
        expect((await allKept('games')).map(({ id }) => id)).toContain('new');
    });
    it('are refused if they are none of ours; what is broken in them is left out', async () => {
        for (const found of [null, [], 'x', { format: 'polis-games', games: [] }])
            expect(await takeInPlay(found)).toBeNull();
        const broken = [null, { id: 'q' }, { ...game('q', 1, []), you: 7 }];
        const file = {
            format: 'polis-play',
            version: 1,
            games: broken,
            reviews: [{}],
            cards: [{}],
        };
        expect(await takeInPlay(file)).toBe(0);
    });
    it('follow a game that moves to an account, and go with one that is removed', async () => {
        await keepAll('games', [game('old', 1, [0]), game('older', 1, [0])]);
        await keepAll('reviews', [{ id: 'old', engine: 'e', review: review([]) }]);
        await keepAll('cards', [answered('old 4', undefined, 'found')]);
        const ids = async () => {
            const all = await playFile();
            return [all.games, all.reviews, all.cards].flatMap((some) => some.map(({ id }) => id));
        };
        await renamePlay('old', 'moved');
        expect(await ids()).toEqual(expect.arrayContaining(['older', 'moved', 'moved 4']));
        expect(await ids()).not.toContain('old');
        await renamePlay('moved', null);
        expect((await ids()).filter((id) => id.startsWith('moved'))).toEqual([]);
        expect(await ids()).toContain('older');
    });
    it('are tables with a line a game, in which no text is a formula', () => {
        const one = game('t', 1, [0], [null]);
        one.seats[1]!.name = '=SUM("A")';
        const csv = csvOf([
            { game: one, review: review([move(1, 30_000), move(2, 30_000)], -25_000) },
        ]);
        const [head, line, end] = csv.split('\r\n');
        expect(head!.split(',')).toHaveLength(19);
        expect(line).toBe(
            `2026-01-01T00:00:00.000Z,tally,t,2,1,9,5,1,,"'=SUM(""A"")",50,50,50,2,0,0,0,0,-2.5`,
        );
        expect(end).toBe('');
    });
});
