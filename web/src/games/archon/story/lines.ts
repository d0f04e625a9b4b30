// What a seat did, in clauses that follow its name.
import type { Happened } from '../../../protocol/messages';
import { said, words } from '../../../text/words.svelte';
import type { Args } from '../../../text/catalogue';
import { change } from '../../../text/figure';
import { LoadedWords, sourceIn } from '../../../text/loaded.svelte';
import { listed, of, type Reader, telling, type Told } from '../../story';
import { doerOf, type Piece, piecesOf } from './parts';

export const WORDS = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../../src/polis/games/archon/text/*.ftl', {
            query: '?section=story',
            import: 'default',
        }),
    ),
    'told-',
);

export const { say, called, sentence } = telling(WORDS);

/** Of what is done now, or of what has been done. */
interface Teller extends Reader {
    now?: boolean;
}

function does(to: Teller, id: string, args: Args): string {
    return say(to, to.now ? `now-${id}` : id, args);
}

export function amounts(reader: Reader, sums: Map<string, number>): string {
    return listed(
        reader,
        [...sums].map(([goods, count]) => say(reader, 'amount', { goods, count })),
    );
}

/** Sums by goods of the events of a kind. */
export function summed(
    events: readonly Happened[],
    kind: string,
    of = 'goods',
): Map<string, number> {
    const sums = new Map<string, number>();
    for (const event of events) {
        const count = Number(event.fields.count ?? 1);
        if (event.kind !== kind || !count) continue;
        const goods = String(event.fields[of]);
        sums.set(goods, (sums.get(goods) ?? 0) + count);
    }
    return sums;
}

/** One part of a turn, in clauses without a subject. */
export function clausesOf(to: Teller, piece: Piece): string[] {
    const { part, events } = piece;
    const reader = of(to, doerOf(piece));
    if (part === 'visit') return visits(reader, events);
    if (part === 'pass') return [say(reader, 'passed')];
    if (part === 'deal') return dealt(reader, events);
    return part === 'effect' ? effects(reader, events) : [];
}

function visits(reader: Teller, events: readonly Happened[]): string[] {
    const all = events.flatMap(({ kind, fields }) =>
        kind === 'figure_placed'
            ? [does(reader, 'visited', { location: String(fields.location) })]
            : [],
    );
    const last = all.pop();
    if (last) all.push(withCards(reader, last, events));
    const owners = events.filter(({ kind }) => kind === 'tax_paid');
    const to = owners.map(({ fields }) => called(reader, fields.owner));
    return to.length > 0 ? [...all, does(reader, 'taxed', { names: listed(reader, to) })] : all;
}

/** A Magister that was played is named; a Courtier goes without saying. */
function withCards(reader: Reader, visit: string, events: readonly Happened[]): string {
    const played = events.filter(
        ({ kind, fields }) => kind === 'card_played' && fields.card !== 'courtier',
    );
    const cards = played.map(({ fields }) =>
        say(reader, 'card', { card: String(fields.card), count: Number(fields.count ?? 1) }),
    );
    return cards.length > 0 ? say(reader, 'with', { visit, cards: listed(reader, cards) }) : visit;
}

function dealt(reader: Reader, events: readonly Happened[]): string[] {
    const cards = events
        .filter(({ kind }) => kind === 'magister_drafted')
        .map(({ fields }) => cardName(String(fields.magister)));
    const drafted =
        cards.length > 0 ? [say(reader, 'drafted', { cards: listed(reader, cards) })] : [];
    const divided = events.some(({ kind }) => kind === 'cards_divided');
    return divided ? [...drafted, say(reader, 'divided')] : drafted;
}

function cardName(card: string): string {
    return words.game('archon', 'card-name', { card });
}

function effects(reader: Teller, events: readonly Happened[]): string[] {
    const sums = (id: string, kind: string, of?: string): string[] => {
        const found = summed(events, kind, of);
        return found.size > 0 ? [does(reader, id, { amounts: amounts(reader, found) })] : [];
    };
    const each = (kind: string, tell: (fields: Record<string, unknown>) => string): string[] =>
        events.filter((one) => one.kind === kind).map(({ fields }) => tell(fields));
    const points = each('points_scored', ({ count }) => String(count)).map(Number);
    const scored = points.reduce((sum, one) => sum + one, 0);
    const warriors = each('warrior_placed', () => '').length;
    return [
        ...sums('paid', 'paid'),
        ...sums('bought', 'bought', 'resource'),
        ...sums('sold', 'sold', 'resource'),
        ...sums('gained', 'gained'),
        ...each('magister_taken', ({ magister }) =>
            does(reader, 'won', { card: cardName(String(magister)) }),
        ),
        ...each('tile_taken', ({ tile }) =>
            does(reader, 'tile', {
                tile: words.game('archon', 'tile-name', { tile: String(tile) }),
            }),
        ),
        ...(warriors > 0 ? [does(reader, 'warriors', { count: warriors })] : []),
        ...(scored !== 0 ? [does(reader, 'scored', { count: scored })] : []),
    ];
}

/** What the reader's own turn does that is being put together: a sentence for each place. */
export function drafted(told: Told): string[] {
    const now = { ...told, now: true };
    const lines: (string | string[])[] = [];
    for (const piece of piecesOf(told.events)) {
        const { part, events } = piece;
        const last = lines.at(-1);
        // What the others lose in a raid that the turn leads to is their own affair.
        const own = events.filter(({ fields }) => (fields.seat ?? told.viewer) === told.viewer);
        if (part !== 'visit' && part !== 'effect') lines.push(...own.map(({ text }) => said(text)));
        else if (part === 'effect' && Array.isArray(last)) last.push(...clausesOf(now, piece));
        else lines.push(clausesOf(now, piece));
    }
    return lines
        .map((line) => (Array.isArray(line) ? sentence(now, now.viewer ?? 0, line) : line))
        .filter(Boolean);
}

/** What nobody does: the round ends, the city is attacked, a season is scored. */
export function tidings(reader: Reader, { part, events }: Piece): string {
    if (part === 'score') return scores(reader, events);
    if (part === 'round' || part === 'season') {
        const last = events.filter(
            ({ kind }) => kind === 'round_ended' || kind === 'round_started',
        );
        return last.map(({ text }) => said(text)).join(' ');
    }
    const told = new Set([
        'attack_revealed',
        'city_defended',
        'city_raided',
        'game_over',
        'winner',
    ]);
    return events
        .filter(({ kind }) => told.has(kind) || part === 'raid')
        .map(({ text }) => said(text))
        .join(' ');
}

export function scores(reader: Reader, events: readonly Happened[]): string {
    const sums = pointsOf(events);
    const seats = [...sums].map(([seat, points]) =>
        say(reader, 'points-of', { name: called(reader, seat), points: change(points) }),
    );
    const category = String(events[0]?.fields.category ?? 'tiles');
    return seats.length > 0 ? say(reader, 'scoring', { category, seats: seats.join(', ') }) : '';
}

/** Points by seat, most first. */
export function pointsOf(events: readonly Happened[]): Map<number, number> {
    const sums = new Map<number, number>();
    for (const { kind, fields } of events) {
        if (kind !== 'rank_scored' && kind !== 'points_scored') continue;
        const seat = Number(fields.seat);
        sums.set(seat, (sums.get(seat) ?? 0) + Number(fields.points ?? fields.count));
    }
    return new Map([...sums].filter(([, points]) => points).sort(([, a], [, b]) => b - a));
}
