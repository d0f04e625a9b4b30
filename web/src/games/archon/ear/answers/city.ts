// The city: its places, the wall around them, the building tiles and the Magister Track.
import { boxOf, tileOf } from '../../model/box';
import {
    type LocationName,
    type LocationView,
    locationOf,
    MAGISTERS,
    RESOURCES,
    type SlotView,
    type TileName,
    TILES,
} from '../../model/view';
import { effectText } from './effects';
import { attack } from './position';
import { amounts, type At, card, goods, place, seat, seats, tile } from './words';

/** Each place with its slots. */
export function city(at: At): string[] {
    return at.view.locations.map((one) => slots(at, one));
}

/** A place: what it does, who is there, what keeps the viewer out. */
export function location(at: At): string[] {
    const { view, game, say } = at;
    const name = at.thing as LocationName;
    if (name === 'palace') return palace(at);
    const effect = boxOf(game).actions[name];
    const { merchant } = effect;
    return [
        slots(at, locationOf(view, name)!),
        effectText(at, effect),
        ...(merchant ? [say('merchant', { gain: amounts(at, merchant) })] : []),
        ...forViewer(at, name),
        ...(name === 'repository'
            ? [say('repository', { goods: amounts(at, view.repository) })]
            : []),
        ...(name === 'marketplace' ? market(at) : []),
    ];
}

/** The King's Favors by slot. */
export function palace(at: At): string[] {
    const { view, game, say } = at;
    const { cards } = boxOf(game).favors.print;
    const favors = view.palace.flatMap((number, i) =>
        number === null
            ? []
            : [say('favor', { slot: i + 1, number, what: effectText(at, cards[number - 1]!) })],
    );
    return [
        slots(at, locationOf(view, 'palace')!),
        ...favors,
        ...forViewer(at, 'palace'),
        say('favors-gone', { numbers: at.listed(view.removed.favors.map(String)) }),
    ];
}

/** The cubes of each row, and the prices of the next one. */
export function market(at: At): string[] {
    const { view, say } = at;
    const price = (gold: number | null) => (gold === null ? say('no-price') : String(gold));
    return RESOURCES.map((name) =>
        say('market-row', {
            goods: goods(at, name),
            count: view.market[name],
            buy: price(view.derived.buy[name]),
            sell: price(view.derived.sell[name]),
        }),
    );
}

/** The warriors on the wall, those on marked spaces first. */
export function wall(at: At): string[] {
    const { view, game, say } = at;
    const { spaces, points } = boxOf(game).wall.marked;
    const [marked, others] = [view.wall.slice(0, spaces), view.wall.slice(spaces)];
    const vacant = (places: unknown[]) => places.filter((one) => one === null).length;
    return [
        say('gate', { seats: onWall(at, marked), points, vacant: vacant(marked) }),
        say('wall', { seats: onWall(at, others), vacant: vacant(others) }),
        ...attack(at),
    ];
}

/** `Unicorn 2, Dragon 1`. */
function onWall(at: At, places: (number | null)[]): string {
    const found = at.view.players.flatMap((_, number) => {
        const count = places.filter((owner) => owner === number).length;
        return count ? [`${seat(at, number)} ${count}`] : [];
    });
    return at.listed(found);
}

/** `Academy: slot a for 1 card, vacant; ...`. */
function slots(at: At, { name, slots }: LocationView): string {
    const { say } = at;
    const open = slots.filter(({ covered }) => !covered);
    const parts = open.map((one) =>
        say('slot', { slot: one.name, count: one.cards, what: onSlot(at, one) }),
    );
    const closed = slots.filter(({ covered }) => covered).map((one) => one.name);
    if (closed.length) parts.push(say('covered', { slots: closed.join(', ') }));
    return say('slots', { place: place(at, name), slots: parts.join('; ') });
}

function onSlot(at: At, { figures, token }: SlotView): string {
    const found = figures.flatMap((count, number) => {
        const name = seat(at, number);
        return count ? [count === 1 ? name : `${name} ${count}`] : [];
    });
    if (token !== null) found.push(at.say('token', { seat: seat(at, token) }));
    return found.join(', ') || at.say('vacant');
}

/** What a place means for the viewer: taxes, why it is closed, how often it can be used. */
function forViewer(at: At, name: LocationName): string[] {
    const { say, view } = at;
    const { tax, closed, times, equal_slots } = view.derived;
    const why = closed[name];
    const lines: string[] = [];
    if (tax[name].length) lines.push(say('tax', { seats: seats(at, tax[name]) }));
    if (why)
        lines.push(say('closed', { why: why.why, goods: why.goods ? goods(at, why.goods) : '' }));
    if (times[name] !== undefined) lines.push(say('possible', { count: times[name] }));
    const all = locationOf(view, name)!.slots;
    const alike = equal_slots[name].flatMap((first, number) =>
        first === number
            ? []
            : [say('alike', { slot: all[number]!.name, first: all[first]!.name })],
    );
    return [...lines, ...alike];
}

export function houses(at: At): string[] {
    return TILES.map((name) => houseText(at, name));
}

/** A building tile with what it does. */
export function house(at: At): string[] {
    const name = at.thing as TileName;
    return [houseText(at, name), effectText(at, boxOf(at.game).tiles.abilities[name])];
}

function houseText(at: At, name: TileName): string {
    const { view, game, say } = at;
    const { level, points } = tileOf(boxOf(game), name)!;
    const owners = view.players.flatMap(({ tiles }, number) =>
        tiles.includes(name) ? [number] : [],
    );
    return say('house', {
        tile: tile(at, name),
        level,
        price: amounts(at, view.derived.tile_costs[name]),
        points,
        left: view.tiles_left[name],
        owners: seats(at, owners),
    });
}

/** What the next Magister of each type costs, and how many each seat has. */
export function magisters(at: At): string[] {
    const { view, game, say } = at;
    const { track } = boxOf(game).magisters;
    return MAGISTERS.map((name) => {
        const spaces = track[name].map(({ pay, points }, i) =>
            say('space', { number: i + 1, price: amounts(at, pay), points }),
        );
        const counts = view.players.map((player) => player.magisters[name]).join(', ');
        return say('track', { card: card(at, name), spaces: spaces.join('; '), counts });
    });
}
