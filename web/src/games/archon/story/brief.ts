// A seat's turns in a few words and pictures: where its figures went, what came and what it cost.
import type { Line, Reader } from '../../story';
import { words } from '../../../text/words.svelte';
import { say } from './lines';
import type { Piece } from './parts';
import { thingOf } from './places';

const GIVEN = new Set(['paid', 'sold']);
const CHANGED = new Set([
    'gained',
    'paid',
    'bought',
    'sold',
    'points_scored',
    'tile_taken',
    'magister_taken',
    'warrior_placed',
]);

export function briefOf(
    reader: Reader,
    seat: number,
    pieces: readonly Piece[],
): NonNullable<Line['brief']> {
    const events = pieces
        .flatMap((piece) => piece.events)
        .filter(({ fields }) => fields.seat === seat);
    const visits = events.flatMap(({ kind, fields }) =>
        kind === 'figure_placed'
            ? [words.game('archon', 'location-name', { location: String(fields.location) })]
            : [],
    );
    const sums = new Map<string, number>();
    for (const event of events) {
        const name = thingOf(event);
        if (!name || !CHANGED.has(event.kind)) continue;
        const count = Number(event.fields.count ?? 1) * (GIVEN.has(event.kind) ? -1 : 1);
        sums.set(name, (sums.get(name) ?? 0) + count);
    }
    const things = [...sums].flatMap(([name, count]) => (count ? [{ name, count }] : []));
    const others = events.some(({ kind }) => kind === 'passed') ? [say(reader, 'passed')] : [];
    return { text: [...visits, ...others].join(', '), things };
}
