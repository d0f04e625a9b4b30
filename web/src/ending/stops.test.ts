import { describe, expect, it } from 'vitest';
import type { Happened } from '../protocol/messages';
import { eventsOf, stopsOf, turnAt } from './stops';

const event = (ply: number, kind: string, seat: number): Happened =>
    ({ ply, kind, fields: { seat }, text: {} }) as unknown as Happened;
const log = [
    event(0, 'dealt', 0),
    event(0, 'turn_started', 0),
    event(1, 'card_played', 0),
    event(2, 'card_taken', 0),
    event(2, 'turn_started', 1),
    event(3, 'card_played', 1),
    event(5, 'turn_started', 0),
    event(6, 'card_played', 0),
];
const stops = stopsOf(log, 7);

describe('a game cut into turns', () => {
    it('has a stop at the deal and after each turn', () => {
        expect(stops).toEqual([
            { ply: 0, seat: null },
            { ply: 2, seat: 0 },
            { ply: 5, seat: 1 },
            { ply: 7, seat: 0 },
        ]);
    });

    it('a ply within a turn belongs to the stop before it', () => {
        expect([0, 1, 2, 4, 5, 7, 99].map((ply) => turnAt(stops, ply))).toEqual([
            0, 0, 1, 1, 2, 3, 3,
        ]);
    });

    it('tells what happened in a turn', () => {
        expect(eventsOf(log, stops, 1).map(({ ply }) => ply)).toEqual([1, 2]);
        expect(eventsOf(log, stops, 0).map(({ kind }) => kind)).toEqual(['dealt']);
    });

    it('knows what is not finished', () => {
        expect(stopsOf(log, 5)).toEqual(stops.slice(0, 3));
        expect(stopsOf([], 0)).toEqual([{ ply: 0, seat: null }]);
    });
});
