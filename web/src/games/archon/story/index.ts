// How Archon tells a turn: see the contract of a story.
import type { Happened } from '../../../protocol/messages';
import { language } from '../../../settings/settings.svelte';
import { type Beat, type Flight, homeOf, type Line, type Story, type Told } from '../../story';
import { archonView } from '../model/view';
import { between } from './between';
import { briefOf } from './brief';
import { clausesOf, drafted, sentence, tidings, WORDS } from './lines';
import { doerOf, type Piece, piecesOf } from './parts';
import { spotsOf, thingOf } from './places';
import { held, type Positions, seasonBeats, seasonIn } from './season';
import Thing from './Thing.svelte';

/** What changes hands in a step: its owner has it when it has arrived. */
const ARRIVING = new Set([
    'gained',
    'paid',
    'tax_paid',
    'bought',
    'sold',
    'raid_lost',
    'points_scored',
    'rank_scored',
    'tile_taken',
    'figure_placed',
    'warrior_placed',
]);

/** What goes from its owner to a place. */
const GIVING = new Set(['paid', 'sold', 'figure_placed', 'warrior_placed']);

function beats(told: Told): Beat[] {
    const [before, after] = [archonView(told.before), archonView(told.after)];
    if (!before || !after) return [];
    const pieces = piecesOf(told.events);
    const [from, to] = seasonIn(pieces, before) ?? [pieces.length, pieces.length];
    const at = { told, before, after };
    // That the round is over is the first picture of a season's end.
    const round = pieces[from - 1]?.part === 'round' && from < to ? 1 : 0;
    const turns = stepsOf(at, [], pieces.slice(0, from - round));
    if (from === to) return turns;
    const past = pieces.slice(0, from).flatMap(({ events }) => events);
    const shown = pieces.slice(0, to).flatMap(({ events }) => events);
    return [
        ...turns,
        ...seasonBeats(at, past, pieces.slice(from, to)),
        ...stepsOf(at, shown, pieces.slice(to)),
    ];
}

/** A step for each part; `told`: what was narrated before. */
function stepsOf({ told, before, after }: Positions, earlier: Happened[], pieces: Piece[]): Beat[] {
    let past = earlier;
    let here: string[] = [];
    return pieces.flatMap((piece): Beat[] => {
        const seen = [...past, ...piece.events.filter(({ kind }) => !ARRIVING.has(kind))];
        past = [...past, ...piece.events];
        const rest = told.events.slice(past.length);
        const seat = doerOf(piece);
        const own = spotsIn(piece.events);
        // The gains of a figure come from the figure's place.
        here = own.length > 0 || seat === null ? own : here;
        const line =
            seat === null ? tidings(told, piece) : sentence(told, seat, clausesOf(told, piece));
        if (!line) return [];
        const landed = between(before, after, past, rest);
        const flights = flightsOf(piece, here[0] ?? '.stage');
        const early = between(before, after, seen, [...rest, ...piece.events]);
        const view = { ...(flights.length ? early : landed) };
        const grave = piece.part === 'over';
        return [{ seat, line, spots: here, view, landed: { ...landed }, flights, grave }];
    });
}

function spotsIn(events: readonly Happened[]): string[] {
    return [...new Set(events.flatMap((event) => spotsOf(event)))];
}

function flightsOf({ events }: Piece, here: string): Flight[] {
    return events.flatMap((event): Flight[] => {
        const { kind, fields } = event;
        const [count, seat] = [Number(fields.count ?? 1), homeOf(Number(fields.seat))];
        const thing = thingOf(event) ?? '';
        if (kind === 'tax_paid')
            return [{ thing, count: 1, from: seat, to: homeOf(Number(fields.owner)) }];
        if (!ARRIVING.has(kind) || !thing || count <= 0) return [];
        const gives = GIVING.has(kind);
        return [{ thing, count, from: gives ? seat : here, to: gives ? here : seat }];
    });
}

function line(seat: number, told: Told): Line | null {
    const pieces = piecesOf(told.events).filter((piece) => doerOf(piece) === seat);
    const clauses = pieces.flatMap((piece) => clausesOf(told, piece));
    const text = sentence(told, seat, clauses);
    const visit = pieces.findLast(({ part }) => part === 'visit');
    const spots = visit ? spotsIn(visit.events).slice(0, 1) : [];
    return text ? { seat, text, spots, brief: briefOf(told, seat, pieces) } : null;
}

await WORDS.load(language.current).catch(() => {});

const story: Story = {
    beats,
    line,
    drafted,
    spots: (event) => spotsOf(event),
    thing: thingOf,
    held,
    scene: 'attack_revealed',
    heads: ['figure_placed', 'passed', 'attack_revealed', 'round_started', 'game_over'],
    Thing,
    load: (tongue) => WORDS.load(tongue),
};
export default story;
