import { expect, it } from 'vitest';
import type { SeatHead, TableHead } from '../../protocol/messages';
import { mayAnalyse } from '../allowed';

const PERSON = { kind: 'person', away: false } as SeatHead;
const BOT = { kind: 'bot', away: false } as SeatHead;
const LEFT = { kind: 'bot', away: true } as SeatHead;

function may(id: string, status: TableHead['status'], seats: SeatHead[], held = [0]): boolean {
    return mayAnalyse({ id, status, seats }, held);
}

it('every game that is over may be analysed', () => {
    expect(may('abc', 'over', [PERSON, PERSON], [])).toBe(true);
    expect(may('local-abc', 'over', [PERSON, BOT])).toBe(true);
});

it('a game that goes on may be analysed in this browser, alone against bots', () => {
    expect(may('local-abc', 'playing', [PERSON, BOT])).toBe(true);
    expect(may('local-abc', 'playing', [BOT, PERSON], [1])).toBe(true);
    const lesson = { id: 'local-abc', status: 'playing', seats: [PERSON, BOT] } as const;
    expect(mayAnalyse({ ...lesson, seats: [...lesson.seats], lesson: 'on' }, [0])).toBe(false);
});

it.each([
    ['at a server', 'abc', [PERSON, BOT], [0]],
    ['at a server, of others', 'abc', [PERSON, PERSON], []],
    ['with others at this screen', 'local-abc', [PERSON, PERSON], [0, 1]],
    ['with somebody who may come back', 'local-abc', [PERSON, LEFT], [0, 1]],
] as const)('no other game that goes on: %s', (_, id, seats, held) => {
    expect(may(id, 'playing', [...seats], [...held])).toBe(false);
    expect(may(id, 'paused', [...seats], [...held])).toBe(false);
});
