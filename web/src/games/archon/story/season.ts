// The end of a season in pictures: the street, the raiders, the card, the wall, the raid, the rows of the
// King's Grant and the order. Each is a step of its own length, six to eight seconds together.
import type { Happened, View } from '../../../protocol/messages';
import { type Beat, type Flight, homeOf, type Told } from '../../story';
import { type Act, type Row, type Season } from '../model/season';
import { archonView, type ArchonView, CATEGORIES } from '../model/view';
import { between } from './between';
import { pointsOf } from './lines';
import type { Piece } from './parts';
import { lineOf } from './season-lines';

const SHOWN = new Set(['attack', 'raid', 'score']);
/** How long each picture is shown, in milliseconds; the fires more for each warrior. */
const LENGTH: Record<Act, number> = {
    street: 520,
    raiders: 660,
    card: 400,
    fires: 620,
    verdict: 820,
    raid: 940,
    row: 620,
    sum: 960,
};
export const FIRE = 80;
/** However many stand there. */
const FIRES = 640;
/** Between two things that fall from the same seat, and until points have reached the road. */
export const FALLING = 45;

/** Where the pictures begin and end among the parts of a telling; null: no season ends there. */
export function seasonIn(pieces: readonly Piece[], before: ArchonView): [number, number] | null {
    const attack = pieces.findIndex(({ part }) => part === 'attack');
    const from =
        attack < 0 && before.raid ? pieces.findIndex(({ part }) => SHOWN.has(part)) : attack;
    if (from < 0) return null;
    const rest = pieces.slice(from).findIndex(({ part }) => !SHOWN.has(part));
    return [from, rest < 0 ? pieces.length : from + rest];
}

export interface Positions {
    told: Told;
    before: ArchonView;
    after: ArchonView;
}

/** `past`: the events before it; `pieces`: those of the season's end. */
export function seasonBeats(at: Positions, past: readonly Happened[], pieces: Piece[]): Beat[] {
    const { told, before, after } = at;
    const all = told.events;
    let count = past.length;
    const ground = between(before, after, past, [...all.slice(count), ENDING]);
    let season = begun(ground, pieces);
    const paid = payments(pieces);
    const view = () => ({
        ...between(before, after, all.slice(0, count), [...all.slice(count), ENDING]),
        derived: { ...ground.derived, scoring: paid, next_scoring: before.players.map(() => 0) },
        ended: season,
    });
    const beats: Beat[] = [];
    function show(act: Act, events: readonly Happened[] = [], more: Partial<Season> = {}): void {
        season = { ...season, ...more, act };
        const early = view();
        count += events.length;
        const landed = view();
        const flights = flightsOf(season, events);
        const line = lineOf(told, season, landed, events);
        const length =
            LENGTH[act] + (act === 'fires' ? Math.min(FIRES, FIRE * season.warriors.length) : 0);
        const fixed = { seat: null, spots: [], scene: true, length };
        beats.push({ ...fixed, line, view: { ...early }, landed: { ...landed }, flights });
    }
    for (const { part, events } of merged(pieces))
        if (part === 'attack') {
            for (const act of ['street', 'raiders', 'card', 'fires'] as const) show(act);
            show('verdict', events);
        } else if (part === 'raid') show('raid', events);
        else {
            const row = rowOf(events);
            const gained = pointsOf(events);
            const gains = before.players.map((_, seat) => gained.get(seat) ?? 0);
            const done =
                season.row && season.row !== row ? [...season.done, season.row] : season.done;
            show('row', events, { row, done, gains });
        }
    if (season.row) show('sum', [], { row: null, done: [...season.done, season.row] });
    return beats;
}

/** While somebody chooses what the raiders take, the street stays as the last figure left it, its wall broken. */
export function held(last: View, base: View, now: View): View | null {
    const [told, at, drafted] = [archonView(last), archonView(base), archonView(now)];
    if (!told?.ended || !at?.raid) return null;
    const { raid, phase, turn, ply, decision, players } = drafted?.raid ? drafted : at;
    const ended: Season = { ...told.ended, waits: true };
    return { ...told, raid, phase, turn, ply, decision, players, ended };
}

/** Still to come after every picture: the new season itself. */
const ENDING: Happened = {
    ply: 0,
    kind: 'rank_scored',
    fields: {},
    text: { en: '', fr: '', de: '' },
};

function begun(ground: ArchonView, pieces: Piece[]): Season {
    const events = pieces.flatMap((piece) => piece.events);
    const shown = events.find(({ kind }) => kind === 'attack_revealed');
    const strength = Number(shown?.fields.strength ?? ground.raid?.strength ?? 0);
    const due = ground.players.map((_, seat) => {
        const owed = events.find(({ kind, fields }) => kind === 'raid_due' && fields.seat === seat);
        return Number(owed?.fields.count ?? ground.raid?.due[seat] ?? 0);
    });
    const { strengths } = ground.derived.attack;
    return {
        act: 'street',
        season: ground.season,
        round: ground.round,
        strength,
        most: Math.max(strength, ...strengths),
        warriors: ground.wall.flatMap((owner) => (owner === null ? [] : [owner])),
        due,
        row: null,
        done: [],
        gains: [],
        start: ground.players.map(({ points }) => points),
    };
}

/** What each row pays whom, as the events say it. */
function payments(pieces: readonly Piece[]): ArchonView['derived']['scoring'] {
    const rows = [...CATEGORIES, 'tiles'] as const;
    const of = (row: Row) => {
        const own = pieces.filter(({ part, events }) => part === 'score' && rowOf(events) === row);
        const gained = pointsOf(own.flatMap(({ events }) => events));
        return [0, 1, 2, 3].map((seat) => gained.get(seat) ?? 0);
    };
    return Object.fromEntries(rows.map((row) => [row, of(row)])) as ReturnType<typeof payments>;
}

function rowOf(events: readonly Happened[]): Row {
    return (events[0]?.fields.category as Row | undefined) ?? 'tiles';
}

/** What all seats lose is one picture. */
function merged(pieces: readonly Piece[]): Piece[] {
    const found: Piece[] = [];
    for (const { part, events } of pieces) {
        const last = found.at(-1);
        const same =
            last?.part === part && (part === 'raid' || rowOf(last.events) === rowOf(events));
        if (last && same && part !== 'attack') last.events = [...last.events, ...events];
        else found.push({ part, events: [...events] });
    }
    return found;
}

function flightsOf({ act, row }: Season, events: readonly Happened[]): Flight[] {
    if (act === 'raid') return fallen(events);
    if (act !== 'row') return [];
    return [...pointsOf(events)].map(([seat, points], i) => ({
        thing: `+${points}`,
        count: 1,
        from: `[data-row="${row}"] [data-prize~="${seat}"]`,
        to: `[data-pawn="${seat}"]`,
        after: 160 + 40 * i,
    }));
}

/** From each seat's own goods to the breach, all seats at once. */
function fallen(events: readonly Happened[]): Flight[] {
    const gone = new Map<number, number>();
    return events.flatMap(({ kind, fields }): Flight[] => {
        const [seat, count] = [Number(fields.seat), Math.abs(Number(fields.count))];
        if (kind !== 'raid_lost' && kind !== 'points_scored') return [];
        const thing = kind === 'raid_lost' ? String(fields.goods) : 'points';
        const from = `${homeOf(seat)} [data-goods="${thing}"]`;
        const flights = Array.from({ length: count }, (_, i): Flight => {
            const after = FALLING * ((gone.get(seat) ?? 0) + i);
            return { thing, count: 1, from, to: '[data-spot="breach"]', after };
        });
        gone.set(seat, (gone.get(seat) ?? 0) + count);
        return flights;
    });
}
