// New tables: as wished, once more with the same people, or from a position of another one.
import { decoded } from '../../engine/memory';
import { newLocalId } from '../net/here';
import { newKey } from '../net/socket';
import type { LessonInfo, NewTable, SeatWish } from '../protocol/messages';
import { entriesOf, type Draft, type Entry, type Options, type Seat, type Terms } from './entries';
import { Refused } from './refused';
import type { Rules, Step } from './rules';
import { LocalTable } from './table';

const MOST_IN_NAME = 40;
/** The bot of the other seats in a lesson, once the learner has left it. */
const OTHERS = 'journeyman';

/** What a lesson is begun with; name: of the learner. */
export interface NewLesson {
    lesson: LessonInfo;
    name: string;
}

/** A recorded game of bots, to be looked at. start: how many of its turns are over by then. */
export interface NewShow {
    show: Show;
    start: number;
    /** Of the seats. */
    names: string[];
}

export interface Show {
    game: string;
    options: Options;
    /** The bot of each seat. */
    bots: string[];
    secret: string;
    actions: string[];
}

/** A position to play on from, whose hidden part was drawn anew. start: its bytes, in base 64. */
export interface NewDrawn {
    drawn: Pick<NewTable, 'game' | 'options' | 'seats'> & { start: string };
}

/** A table that is not stored yet. */
export interface Made {
    table: LocalTable;
    journal: Entry[];
}

export function wished({ game, options, seats }: NewTable, rules: Rules, engine: string): Made {
    const { told } = rules.engine;
    if (!told.seats.includes(seats.length)) {
        const [least, most] = [Math.min(...told.seats), Math.max(...told.seats)].map(String);
        throw new Refused('seats', { title: rules.detail.title, least: least!, most: most! });
    }
    for (const wish of seats) if (wish.kind === 'bot') checkBot(rules, wish.bot);
    const terms = { game, options: agreed(rules, options) };
    return begun(rules, engine, newKey(), terms, toldApart(seats.map(seatOf)));
}

/** A table of the guided first game, whose cards are always the same. */
export function taught({ lesson, name }: NewLesson, rules: Rules, engine: string): Made {
    const { game, options, secret, script, learner } = lesson;
    const seats = Array.from({ length: lesson.seats }, (_, seat): Seat => {
        const wish: SeatWish =
            seat === learner ? { kind: 'me', name } : { kind: 'bot', bot: OTHERS };
        return { ...seatOf(wish), ready: true };
    });
    return begun(rules, engine, secret, { game, options: agreed(rules, options), script }, seats);
}

/** A table at which a recorded game goes on by itself, from one of its turns. */
export function shown({ show, start, names }: NewShow, rules: Rules, engine: string): Made {
    const seats = show.bots.map((bot, i): Seat => {
        return { ...seatOf({ kind: 'bot', bot }), name: names[i] ?? '' };
    });
    const { game, secret, actions: script } = show;
    const terms = { game, options: agreed(rules, show.options), script, isShown: true };
    const made = begun(rules, engine, secret, terms, seats);
    for (let turn = 0; turn < start; turn++) {
        const steps = scripted(made.table);
        if (steps.length > 0) add(made, [{ ...played(steps), seat: null }]);
    }
    return made;
}

/** What the script of a lesson or of a recorded game has for the seat to act. */
export function scripted({ rules, script, state, turn }: LocalTable): Step[] {
    const steps: Step[] = [];
    for (const text of script ?? []) {
        if (rules.turn(state) !== turn) break;
        const step = rules.step(state, rules.numberOf(text))!;
        steps.push(step);
        ({ state } = step);
    }
    return steps;
}

/** A table that goes on from a position. */
export function drawnAnew({ drawn }: NewDrawn, rules: Rules, engine: string): Made {
    const { game, options, seats: wishes, start } = drawn;
    for (const wish of wishes) if (wish.kind === 'bot') checkBot(rules, wish.bot);
    const seats = toldApart(wishes.map(seatOf)).map((seat) => ({ ...seat, ready: true }));
    const terms = { game, options: agreed(rules, options) };
    return begun(rules, engine, newKey(), terms, seats, { isBranch: true, start });
}

/** The same table once more, with other cards: those of a lesson could not be followed. */
export function again({ rules, game, terms, seats }: LocalTable): Made {
    const fresh = seats.map((seat): Seat => {
        const { name, bot, owned } = seat;
        if (!owned) return { ...seat, entropy: '', ready: true };
        return { kind: 'person', name, bot: owned ? null : bot, owned, entropy: '', ready: false };
    });
    return begun(rules, game.engine, newKey(), free(terms), fresh);
}

/** The same deal and actions up to a ply; persons sit where persons sat, or everywhere after a game of bots. */
export function branched(from: LocalTable, ply: number): Made {
    const { rules, game, terms, seats, steps } = from;
    if (from.status !== 'over') throw new Refused(from.hasBegun ? 'not-over' : 'not-begun');
    if (!(ply >= 0 && ply <= from.ply))
        throw new Refused('no-such-ply', { last: String(from.ply) });
    const isAgainstBots = seats.some(({ owned }) => owned);
    const fresh = seats.map((seat): Seat => {
        if (isAgainstBots && !seat.owned) return seat;
        return { ...seat, kind: 'person', bot: null, owned: true, ready: true };
    });
    const made = begun(rules, game.engine, game.secret, free(terms), fresh, {
        isBranch: true,
        start: from.start,
    });
    const done = steps.slice(1, ply + 1);
    if (done.length > 0) add(made, [{ ...played(done), seat: null }]);
    return made;
}

/** The terms of a table without the script of a lesson. */
function free({ game, options }: Terms): Terms {
    return { game, options };
}

/** What actions leave in the journal. */
export function played(steps: Step[]): Omit<Draft, 'seat'> {
    const actions = steps.map(({ text }) => text);
    return { body: { kind: 'acted', actions, hashes: steps.map(({ hash }) => hash) }, steps };
}

function begun(
    rules: Rules,
    engine: string,
    secret: string,
    terms: Terms,
    seats: Seat[],
    { isBranch, start }: { isBranch: boolean; start: string | null } = NEW,
): Made {
    const journal = entriesOf([{ body: { kind: 'created', terms, seats, isBranch }, seat: null }]);
    const id = newLocalId(newKey());
    const made = { table: new LocalTable({ id, secret, engine }, rules, journal[0]!), journal };
    add(made, start === null ? dealIfReady(made.table, null) : [placedAt(rules, start)]);
    return made;
}

const NEW = { isBranch: false, start: null };

function placedAt(rules: Rules, state: string): Draft {
    const { hash } = rules.placed(decoded(state));
    return { body: { kind: 'placed', state, hash }, seat: null };
}

function add({ table, journal }: Made, drafts: Draft[]): void {
    entriesOf(drafts, table.version).forEach((entry, i) => {
        table.take(entry, drafts[i]!.steps);
        journal.push(entry);
    });
}

/** The deal, if nobody but this seat was waited for. */
export function dealIfReady(table: LocalTable, last: number | null, entropy = ''): Draft[] {
    const { seats, rules, terms, game } = table;
    if (seats.some((seat, number) => number !== last && !seat.ready)) return [];
    const entropies = seats.map((seat, number) => (number === last ? entropy : seat.entropy));
    const { hash } = rules.deal(terms.options, game.secret, entropies);
    return [{ body: { kind: 'dealt', hash }, seat: null }];
}

export function checkBot({ detail }: Rules, bot: string): void {
    const bots = detail.bots.map(({ name }) => name);
    if (!bots.includes(bot)) throw new Refused('no-such-bot', { bots: bots.join(', ') });
}

/** All options; those that were not chosen by default. */
function agreed({ engine }: Rules, chosen: Record<string, unknown>): Options {
    const { options } = engine.told;
    const unknown = Object.keys(chosen).find((name) => !options.some((one) => one.name === name));
    if (unknown !== undefined) throw new Refused('options', { reason: unknown });
    const pairs = options.map(({ name, default: usual, values }) => {
        const value = (chosen[name] ?? usual) as boolean | string;
        const isKnown = values.length > 0 ? values.includes(value) : value === usual;
        if (!isKnown) throw new Refused('options', { reason: `${name} = ${value}` });
        return [name, value];
    });
    return Object.fromEntries(pairs);
}

function seatOf(wish: SeatWish): Seat {
    if (wish.kind === 'open') throw new Refused('no-such-seat');
    const bot = wish.kind === 'bot' ? wish.bot : null;
    const name = wish.kind === 'bot' ? '' : wish.name.trim();
    if (name.length > MOST_IN_NAME) throw new Refused('name', { most: String(MOST_IN_NAME) });
    const owned = bot === null;
    return { kind: owned ? 'person' : 'bot', name, bot, owned, entropy: '', ready: !owned };
}

/** Persons of the same name get a number. */
function toldApart(seats: Seat[]): Seat[] {
    return seats.map((seat, i) => {
        const before = seats.slice(0, i).filter(({ name }) => name && name === seat.name).length;
        return before > 0 ? { ...seat, name: `${seat.name} (${before + 1})` } : seat;
    });
}
