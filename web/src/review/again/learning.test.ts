// A mistake tried again: what is put together is judged, and nothing is sent to a table.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MovePart, Tried } from '../../../engine/review/document';
import type { Host } from '../../engine-host/host';
import type { GamePieces } from '../../games/contract';
import type { TableHead } from '../../protocol/messages';
import { action, position, preview, welcome } from '../../table/far-end';
import { Learning } from './learning.svelte';
import { mistakesOf, type Moment } from './moment';

const MOVE = {
    ply: 4,
    seat: 0,
    loss: [110_000, 15_000],
    best: [1],
    mark: 'blunder',
} as unknown as MovePart;

let tried: Tried;
let learning: Learning;
let asked: unknown[][];

beforeEach(async () => {
    asked = [];
    tried = { loss: [30_000, 10_000], gain: [80_000, 10_000], isSolved: false };
    const thinker = {
        ask: async (...all: unknown[]) => {
            asked.push(all);
            return tried;
        },
    } as unknown as Host;
    learning = new Learning('again.t1', () => thinker);
    const first = { ...position(4), turn: 0, legal: [1, 2] };
    const moment = {
        seat: 0,
        start: { seen: new Uint8Array(1) },
        host: { preview: async () => preview(position(5), 'turn') },
        readerOf: () => ({}),
        shown: { position: first },
    } as unknown as Moment;
    learning.begin(welcome(9, 1).table as TableHead, {} as GamePieces, MOVE, moment);
});

async function answered(): Promise<void> {
    await learning.turn.choose(action(2));
    await learning.turn.done();
    await vi.waitFor(() => expect(learning.sending).toBeNull());
}

describe('a mistake', () => {
    it('is tried again, and the turn is judged as it was put together', async () => {
        await answered();
        expect(asked).toEqual([['reviewTry', MOVE, [2]]]);
        expect(learning.points).toEqual({ all: 11, found: 8 });
        learning.again();
        expect([learning.tried, learning.turn.empty]).toEqual([null, true]);
    });
    it('is solved by whatever is as good as the best, and by nothing else', async () => {
        tried = { loss: [4_000, 3_000], gain: [106_000, 9_000], isSolved: true };
        await answered();
        expect(learning.points).toEqual({ all: 11, found: 11 });
        learning.again();
        tried = { loss: [21_000, 9_000], gain: [114_000, 9_000], isSolved: false };
        await answered();
        expect(learning.points).toEqual({ all: 11, found: 10 });
    });
    it('is one of a player’s own that cost five points or more', () => {
        const moves = [
            MOVE,
            { ...MOVE, ply: 5, seat: 1 },
            { ...MOVE, ply: 6, mark: 'inaccuracy' as const },
            { ...MOVE, ply: 7, mark: 'mistake' as const },
        ];
        expect(mistakesOf(moves, 0).map(({ ply }) => ply)).toEqual([4, 7]);
        expect(mistakesOf(moves, null).map(({ ply }) => ply)).toEqual([4, 5, 7]);
    });
});
