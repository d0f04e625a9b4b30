// What moves over the plan when something has happened: figures walk from the player order to
// their slots, goods and tiles go to their owners, points rise.
import type { Happened } from '../../../../protocol/messages';
import { change } from '../../../../text/figure';
import { slotIndex } from './last';
import type { Layout } from './layout';
import {
    homePoint,
    merlonFrame,
    middle,
    placeFrame,
    shelfFrame,
    signFrame,
    slotFrames,
} from './layout';
import type { ArchonView, LocationName } from '../view';
import { LOCATIONS, RESOURCES, type Resource, shownSlots, TILES } from '../view';

export type Point = [number, number];

export interface Flight {
    key: string;
    /** A piece of a seat, or a thing of the drawings. */
    seat: number | null;
    icon: string | null;
    text: string;
    from: Point;
    to: Point;
}

/** More than this at once could not be followed, only waited for. */
export const MOST_FLIGHTS = 9;

interface Ground {
    view: ArchonView;
    layout: Layout;
    /** Where the last figure went: its gains come from there. */
    here: Point;
}

type Fields = Record<string, unknown>;
type Maker = (ground: Ground, f: Fields) => Partial<Flight> & { from: Point; to: Point };

function home(ground: Ground, seat: unknown): Point {
    return homePoint(ground.layout, Number(seat), ground.view.seats);
}

function slotPoint(ground: Ground, f: Fields): Point {
    const name = f.location as LocationName;
    const slots = shownSlots(ground.view, name);
    const frames = slotFrames(ground.layout, name, slots);
    const frame = frames[slotIndex(f)];
    return frame ? middle(frame) : middle(ground.layout.areas[name]);
}

function source(ground: Ground, f: Fields): Point {
    const cause = String(f.cause ?? '');
    if ((LOCATIONS as readonly string[]).includes(cause)) return ground.here;
    if ((TILES as readonly string[]).includes(cause)) return tilePoint(ground);
    return ground.here;
}

/** Houses are sold by the Builders' Guild. */
function tilePoint(ground: Ground): Point {
    return middle(signFrame(ground.layout, 'builders-guild'));
}

function shelfPoint(ground: Ground, resource: unknown): Point {
    const row = RESOURCES.indexOf(resource as Resource);
    if (ground.layout.narrow) return middle(ground.layout.areas.marketplace);
    return middle(placeFrame(shelfFrame(ground.layout, row), 1, 4));
}

function points(ground: Ground, seat: unknown, count: number): ReturnType<Maker> {
    const [x, y] = home(ground, seat);
    return { icon: 'points', text: change(count), from: [x, y + 34], to: [x, y] };
}

const MAKERS: Record<string, Maker> = {
    figure_placed: (g, f) => ({
        seat: Number(f.seat),
        from: home(g, f.seat),
        to: slotPoint(g, f),
    }),
    gained: (g, f) => ({ icon: String(f.goods), from: source(g, f), to: home(g, f.seat) }),
    paid: (g, f) => ({ icon: String(f.goods), from: home(g, f.seat), to: source(g, f) }),
    tax_paid: (g, f) => ({ icon: 'gold', from: home(g, f.seat), to: home(g, f.owner) }),
    bought: (g, f) => ({
        icon: String(f.resource),
        from: shelfPoint(g, f.resource),
        to: home(g, f.seat),
    }),
    sold: (g, f) => ({
        icon: String(f.resource),
        from: home(g, f.seat),
        to: shelfPoint(g, f.resource),
    }),
    tile_taken: (g, f) => ({
        icon: `tile:${String(f.tile)}`,
        from: tilePoint(g),
        to: home(g, f.seat),
    }),
    warrior_placed: (g, f) => ({
        icon: 'warriors',
        from: home(g, f.seat),
        to: middle(merlonFrame(g.layout, Number(f.space) - 1, g.view.wall.length)),
    }),
    points_scored: (g, f) => points(g, f.seat, Number(f.count)),
    rank_scored: (g, f) => points(g, f.seat, Number(f.points)),
};

/** The flights of what has happened after a ply, in order; only the last ones when many. */
export function flightsOf(
    happened: Happened[],
    after: number,
    view: ArchonView,
    layout: Layout,
): Flight[] {
    const ground: Ground = { view, layout, here: middle(layout.areas.palace) };
    const flights: Flight[] = [];
    happened.forEach(({ ply, kind, fields }, i) => {
        if (kind === 'figure_placed') ground.here = slotPoint(ground, fields);
        const maker = ply > after ? MAKERS[kind] : undefined;
        if (!maker || (kind === 'gained' && !fields.count)) return;
        if (kind === 'rank_scored' && !fields.points) return;
        flights.push({
            key: `${ply} ${i}`,
            seat: null,
            icon: null,
            text: '',
            ...maker(ground, fields),
        });
    });
    return flights.slice(-MOST_FLIGHTS);
}
