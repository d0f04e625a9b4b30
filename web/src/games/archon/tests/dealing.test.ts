// What must come to light in a game whose cards were dealt as its secret says.
import { expect, it } from 'vitest';
import { HASHES } from '../../../proof/hashes';
import { streamsOf } from '../../../proof/streams.js';
import type { Happened } from '../../../protocol/messages';
import { dealOf } from '../deal/deal.js';
import dealing from '../deal/dealing';

const BOX = { components: { grants: 4, provinces: 20, attacks: 5, favors: 20 } };
const terms = { seats: 3, options: {}, box: BOX };
const draw = () => streamsOf('archon', '00'.repeat(16), ['dice', '', ''], HASHES);

function event(ply: number, kind: string, fields: Record<string, unknown>): Happened {
    return { ply, kind, fields, text: {} };
}

it('compares the first order with the shuffle, and no later one, which follows from unused cards', () => {
    const { order } = dealOf(draw(), terms);
    const follow = dealing(draw(), terms);
    const first = order.map((seat: number, i: number) =>
        follow(event(0, 'order_set', { place: i + 1, seat })),
    );
    expect(first.flat().every(({ should, is }) => should === is)).toBe(true);
    expect(first.flat()).toHaveLength(3);
    const other = [...order].reverse();
    const later = other.flatMap((seat: number, i: number) =>
        follow(event(19, 'order_set', { place: i + 1, seat })),
    );
    expect(later).toEqual([]);
});

it('takes the cards of each deck in the order of its shuffle', () => {
    const { favors } = dealOf(draw(), terms);
    const follow = dealing(draw(), terms);
    const [one] = follow(event(0, 'favor_revealed', { favor: favors[0]! + 1 }));
    expect(one).toEqual({ should: favors[0]! + 1, is: favors[0]! + 1 });
    const [two] = follow(event(7, 'favor_revealed', { favor: favors[0]! + 1 }));
    expect(two?.should).not.toBe(two?.is);
});
