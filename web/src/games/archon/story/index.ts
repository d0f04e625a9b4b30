// How Archon tells a turn: see the contract of a story.
import type { Happened } from '../../../protocol/messages';
import { language } from '../../../settings/settings.svelte';
import { type Beat, type Flight, homeOf, type Line, type Story, type Told } from '../../story';
import { archonView } from '../model/view';
import { between } from './between';
import { clausesOf, pointsOf, sentence, tidings, WORDS } from './lines';
import { doerOf, type Piece, piecesOf } from './parts';
import { spotsOf, thingOf } from './places';
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
    let past: Happened[] = [];
    let here: string[] = [];
    return piecesOf(told.events).flatMap((piece): Beat[] => {
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
        return [
            {
                seat,
                line,
                spots: here,
                view: {
                    ...(flights.length
                        ? between(before, after, seen, [...rest, ...piece.events])
                        : landed),
                },
                landed: { ...landed },
                flights,
                grave: piece.part === 'attack' || piece.part === 'over',
            },
        ];
    });
}

function spotsIn(events: readonly Happened[]): string[] {
    return [...new Set(events.flatMap((event) => spotsOf(event)))];
}

function flightsOf({ part, events }: Piece, here: string): Flight[] {
    if (part === 'score')
        return [...pointsOf(events)]
            .filter(([, count]) => count > 0)
            .map(([seat, count]) => ({ thing: 'points', count, from: '.stage', to: homeOf(seat) }));
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
    return text ? { seat, text, spots: visit ? spotsIn(visit.events).slice(0, 1) : [] } : null;
}

await WORDS.load(language.current).catch(() => {});

const story: Story = {
    beats,
    line,
    spots: (event) => spotsOf(event),
    thing: thingOf,
    Thing,
    load: (tongue) => WORDS.load(tongue),
};
export default story;
