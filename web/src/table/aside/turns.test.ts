import { describe, expect, it } from 'vitest';
import type { Happened } from '../../protocol/messages';
import { headOf, sinceLastTurn, thingsOf, turnsOf } from './turns';
import { doersOf, sinceLooked } from '../stage/watched';

let ply = 0;
function event(kind: string, seat?: number): Happened {
    const fields = seat === undefined ? {} : { seat };
    return { ply: ply++, kind, fields, text: { en: kind, fr: kind, de: kind } };
}
const round = (...seats: number[]) =>
    seats.flatMap((seat) => [event('turn_started', seat), event(`done_${seat}`, seat)]);
const kinds = (events: Happened[]) => events.map(({ kind }) => kind);

describe('the log', () => {
    it('is cut into turns, with the set-up before them', () => {
        const turns = turnsOf([event('game_started'), ...round(1, 0)]);
        expect(turns.map(({ seat }) => seat)).toEqual([null, 1, 0]);
        expect(kinds(turns[1]!.events)).toEqual(['done_1']);
    });

    it('has what happens between two turns on its own', () => {
        const turns = turnsOf([...round(0), event('round_ended'), event('gained', 1), ...round(1)]);
        expect(turns.map(({ seat }) => seat)).toEqual([0, null, 1]);
    });
});

describe('a turn in two lines', () => {
    const turn = { seat: 0, events: [event('sent', 0), event('put', 0), event('closed', 0)] };

    it('has the line of the kind that says most, and of the first where the game names none', () => {
        expect(headOf(turn, { heads: ['closed', 'put'] }).kind).toBe('closed');
        expect(headOf(turn, { heads: ['sold', 'put'] }).kind).toBe('put');
        expect(headOf(turn, null).kind).toBe('sent');
    });

    it('has each of its pictures once', () => {
        const thing = ({ kind }: Happened) => (kind === 'sent' ? null : 'worker');
        expect(thingsOf(turn, { thing })).toEqual(['worker']);
        expect(thingsOf(turn, null)).toEqual([]);
    });
});

describe('since my last turn', () => {
    it('tells what the others did, at the beginning of my turn', () => {
        const log = [...round(0, 1, 2), event('turn_started', 0)];
        expect(kinds(sinceLastTurn(log, 0))).toEqual(['done_1', 'done_2']);
    });

    it('leaves out my own turn that is going on', () => {
        const log = [...round(0, 1), event('turn_started', 0), event('card_played', 0)];
        expect(kinds(sinceLastTurn(log, 0))).toEqual(['done_1']);
    });

    it('tells what has happened so far while others play', () => {
        expect(kinds(sinceLastTurn(round(0, 1), 0))).toEqual(['done_1']);
    });

    it('tells the turns before my first one as any other, and nothing where there were none', () => {
        expect(kinds(sinceLastTurn([...round(1), event('turn_started', 0)], 0))).toEqual([
            'done_1',
        ]);
        expect(sinceLastTurn([event('turn_started', 0)], 0)).toEqual([]);
        expect(sinceLastTurn([], 0)).toEqual([]);
    });
});

describe('for those who only watch', () => {
    it('shows the last turn of each seat, and no turn that has only begun', () => {
        const log = [...round(0, 1, 0, 1), event('turn_started', 0)];
        const told = sinceLooked(log, null);
        expect(kinds(told.events)).toEqual(['done_0', 'done_1']);
        expect([told.from, told.whole]).toEqual([log[4]!.ply, false]);
        expect(doersOf(told.events)).toEqual([0, 1]);
    });

    it('shows a returning onlooker only what is new', () => {
        const log = round(0, 1, 2, 0);
        const told = sinceLooked(log, log[5]!.ply);
        expect(kinds(told.events)).toEqual(['done_0']);
        expect([told.from, told.whole]).toEqual([log[5]!.ply, true]);
    });

    it('shows the last round after a long absence, and when nothing was missed', () => {
        const log = round(0, 1, 0, 1, 0, 1);
        for (const looked of [log[1]!.ply, log.at(-1)!.ply]) {
            const told = sinceLooked(log, looked);
            expect(kinds(told.events)).toEqual(['done_0', 'done_1']);
            expect(told.whole).toBe(false);
        }
    });

    it('a replay tells of nothing that comes later', () => {
        const log = round(0, 1, 0, 1);
        expect(kinds(sinceLooked(log, null, log[3]!.ply).events)).toEqual(['done_0', 'done_1']);
        expect(kinds(sinceLooked(log, null, log[1]!.ply).events)).toEqual(['done_0']);
        expect(sinceLooked([], null).events).toEqual([]);
    });
});
