// What this browser stores about a deal, and that nothing is sent to a server that has changed its mind.
import { expect, it } from 'vitest';
import { head, start, welcome } from '../table/far-end';
import { agree } from './agreeing';
import { addSeats, dealOf, keepDeal } from './deals';

it('keeps the first commitment and one text for a table', () => {
    const first = keepDeal('kept', 'a'.repeat(64));
    expect(first.entropy).toMatch(/^[0-9a-f]{32}$/);
    expect(keepDeal('kept', 'b'.repeat(64))).toEqual(first);
    expect(keepDeal('other', 'a'.repeat(64)).entropy).not.toBe(first.entropy);
    addSeats('kept', [1]);
    addSeats('kept', [0, 1]);
    expect(dealOf('kept')?.seats).toEqual([1, 0]);
    const stored = JSON.parse(localStorage.getItem('polis.deals') ?? '{}') as object;
    expect(stored).toMatchObject({ kept: { commitment: 'a'.repeat(64), entropy: first.entropy } });
});

it('tells its text once the commitment is kept, and none to another one', async () => {
    const { table, socket, stop } = start();
    const gathering = { ...head(0), status: 'gathering' as const, commitment: 'c'.repeat(64) };
    socket.say({ ...welcome(1, 0), table: gathering, position: null });
    await agree(table, 0);
    expect(socket.last('ready')).toMatchObject({ seat: 0, entropy: dealOf('t1')?.entropy });
    const before = socket.sent.length;
    socket.say({ ...welcome(1, 0), table: { ...gathering, commitment: 'd'.repeat(64) } });
    await agree(table, 0);
    expect(socket.sent.length).toBe(before);
    expect(table.refusal?.text.en).toContain('not the one that this browser was shown');
    stop();
});
