// What Archon's named fields have beyond the declaration: `seen/to_json.py`, `seen/derived.py` and the
// divided hand of `words/refusal.py`.
import type { Description, Json } from '../../../engine/description';
import type { Fields as EventFields, OwnEvents, Parts } from '../../../engine/events';
import type { Named, Part } from '../../../engine/named';
import type { Own } from '../../../engine/position';
import {
    CATEGORIES,
    HAND_SIZE,
    HELD,
    KINDS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
    SEAT_NAMES,
    TILES,
} from './model/view';

interface Fields {
    seats: number;
    phase: number;
    ending: number;
    turn: number;
    round_number: number;
    points: number[];
    held: number[][];
    hand: number[][];
    waiting: number[][];
    played: number[][];
    divided: number[];
    divided_early: number;
    tiles: number[][];
    figures: number[][][];
    token: number[][];
    wall: number[];
    palace: number[];
    favors: number[];
    next_favor: number;
    provinces: number[];
    next_province: number;
    attacks: number[];
    next_attack: number;
    location: number;
    slot: number;
    card: number;
    second_card: number;
    magister: number;
    price: number[];
    strength: number;
    raid_due: number[];
    raid_cube: number;
}

interface Tables {
    wall_spaces: number;
    slot_cards: number[][];
    slot_seats: number[][];
}

interface Derived {
    seats: number;
    owners: number[];
    equal: number[][];
    times: number[];
    is_placing: number;
    closed: number[];
    tiles: number[];
    magisters: number[];
    tile_costs: number[][];
    province: number[];
    strengths: number[];
    attacks_left: number;
    warriors: number;
    ranks: number[][];
}

const NONE = -1;
const ROUNDS_IN_SEASON = 3;
const PALACE = LOCATIONS.indexOf('palace');
/** What is counted: everything but what may be chosen. */
const GOODS = [...HELD, 'arts', 'science', 'warriors'];
const REASON = 256;
const PART = 65536;

/** Why a location is closed, in one short word for its sign, by the message of the reason. */
const WHY_CLOSED: Record<string, string> = {
    'why-slot-occupied': 'full',
    'why-slot-covered': 'full',
    'why-two-cards-needed': 'cards',
    'why-price-not-payable': 'price',
    'why-tax-not-payable': 'tax',
    'why-tax-leaves-too-little': 'tax',
    'why-repository-empty': 'empty',
    'why-supply-empty': 'empty',
    'why-wall-full': 'wall',
    'why-no-warrior-left': 'warriors',
    'why-one-magister-a-turn': 'magister',
    'why-no-courtier-left': 'courtier',
};

const orNull = (number: number): number | null => (number === NONE ? null : number);
const cards = (numbers: number[]): Json => numbers.map((one) => (one === NONE ? null : one + 1));
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

function slotName(location: number, slot: number): string {
    return (location === PALACE ? '1234' : 'abcd')[slot]!;
}

function byName(names: readonly string[], numbers: number[]): Record<string, number> {
    return Object.fromEntries(names.map((name, i) => [name, numbers[i]!]));
}

/** The numbers that are not 0, by name. */
function some(names: readonly string[], numbers: number[]): Record<string, number> {
    return Object.fromEntries(names.flatMap((name, i) => (numbers[i] ? [[name, numbers[i]]] : [])));
}

// ---- the state ------------------------------------------------------------------------------------
function locations(p: Fields, { slot_cards, slot_seats }: Tables): Json {
    return LOCATIONS.map((name, location) => ({
        name,
        slots: slot_cards[location]!.flatMap((needed, slot) =>
            needed > 0
                ? [
                      {
                          name: slotName(location, slot),
                          cards: needed,
                          covered: slot_seats[location]![slot]! > p.seats,
                          figures: p.figures[location]![slot]!.slice(0, p.seats),
                          token: orNull(p.token[location]![slot]!),
                      },
                  ]
                : [],
        ),
    }));
}

/** Cards that have left the game: favors in the order of leaving, the others as drawn. */
function removed(p: Fields): Json {
    const spaces = p.palace.filter((card) => card !== NONE).length;
    const order = [...p.favors.slice(0, spaces).reverse(), ...p.favors.slice(spaces, p.next_favor)];
    return {
        favors: cards(order.slice(0, Math.max(0, p.next_favor - spaces))),
        provinces: cards(p.provinces.slice(0, p.next_province - 1)),
        attacks: cards(p.attacks.slice(0, p.next_attack)),
    };
}

function decks(p: Fields): Json {
    return {
        provinces: cards(p.provinces.slice(p.next_province)),
        favors: cards(p.favors.slice(p.next_favor)),
        attacks: cards(p.attacks.slice(p.next_attack)),
    };
}

/** The seats that have won, goods breaking ties; none before the end. */
function winners({ ending, points, held, seats }: Fields): Json {
    if (ending === NONE) return [];
    const standings = points.slice(0, seats).map((one, seat) => one * PART + sum(held[seat]!));
    const best = Math.max(...standings);
    return standings.flatMap((one, seat) => (one === best ? [seat] : []));
}

function parts({ phases }: Description): Part<Fields, Tables>[] {
    const [saving, losing] = ['save', 'lose'].map((name) => phases.indexOf(name));
    const bySeat =
        (of: (held: number[]) => Json) =>
        ({ held, seats }: Fields): Json =>
            held.slice(0, seats).map(of);
    return [
        {
            path: 'season',
            write: (p) => Math.floor((Math.max(p.round_number, 1) - 1) / ROUNDS_IN_SEASON) + 1,
        },
        { path: 'locations', write: locations },
        { path: 'wall', write: (p, { wall_spaces }) => p.wall.slice(0, wall_spaces).map(orNull) },
        { path: 'province', write: (p) => p.provinces.at(p.next_province - 1)! + 1 },
        { path: 'removed', write: removed },
        { path: 'decks', write: decks },
        {
            path: 'decision.slot',
            write: (p) => (p.location === NONE ? null : slotName(p.location, p.slot)),
        },
        {
            path: 'decision.cards',
            write: (p) =>
                [p.card, p.second_card].filter((one) => one !== NONE).map((one) => KINDS[one]!),
        },
        {
            path: 'decision.price',
            write: (p) => (p.phase === saving ? byName(HELD, p.price) : null),
        },
        {
            path: 'raid',
            write: (p) =>
                p.strength === 0
                    ? null
                    : {
                          strength: p.strength,
                          due: p.raid_due.slice(0, p.seats),
                          asked: p.phase === losing ? RESOURCES[p.raid_cube]! : null,
                      },
        },
        { path: 'winners', write: winners },
        { path: 'players[].gold', write: bySeat((held) => held[0]!) },
        { path: 'players[].recruits', write: bySeat((held) => held[1]!) },
        { path: 'players[].resources', write: bySeat((held) => byName(RESOURCES, held.slice(2))) },
        {
            path: 'players[].tiles',
            write: (p) => p.tiles.slice(0, p.seats).map((row) => Object.keys(some(TILES, row))),
        },
    ];
}

// ---- halves that others cannot know ------------------------------------------------------------------
/** Replace both halves of seats whose cards are not all known by null, with those known to be there. */
function finish(shown: Named, p: Fields, viewer: number): Named {
    if (p.ending !== NONE || (p.round_number % 2 === 0 && p.divided_early === 0)) return shown;
    const players = shown.players as Named[];
    const seen = players.map((player, seat): Named => {
        if (seat === viewer || p.divided[seat] === 0 || unseen(p, seat) === 0) return player;
        const { hand, waiting } = player;
        return {
            ...player,
            hand: null,
            waiting: null,
            known_hand: hand!,
            known_waiting: waiting!,
        };
    });
    return { ...shown, players: seen };
}

/** How many of the ten cards of a seat the observation does not have. */
function unseen({ hand, waiting, played }: Fields, seat: number): number {
    return 2 * HAND_SIZE - sum([...hand[seat]!, ...waiting[seat]!, ...played[seat]!]);
}

/** Hashes are older than the kind of cube that is lost in a raid. */
function hashed(whole: Named): Named {
    if (!whole.raid) return whole;
    const { strength, due } = whole.raid as Named;
    return { ...whole, raid: { strength: strength!, due: due! } };
}

// ---- derived values ------------------------------------------------------------------------------------
function closed(told: Description, p: Derived): Json {
    const { reasons } = told.declared.refusals;
    const found: Record<string, Json> = {};
    LOCATIONS.forEach((name, i) => {
        const answer = p.closed[i]!;
        if (!p.is_placing || answer === 0) return;
        const { message } = reasons[(answer % REASON) - 1]!;
        const goods = GOODS[Math.floor(answer / REASON) % PART];
        found[name] = {
            why: WHY_CLOSED[message] ?? 'nothing',
            ...(message === 'why-price-not-payable' && goods ? { goods } : {}),
        };
    });
    return found;
}

/** Against how many of the attacks left the wall holds, now, with one warrior more, and so on. */
function holds({ strengths, attacks_left, warriors }: Derived): Json {
    const left = strengths.slice(0, attacks_left);
    const most = Math.max(warriors, ...left);
    return Array.from(
        { length: most - warriors + 1 },
        (_, more) => left.filter((strength) => warriors + more >= strength).length,
    );
}

function derived(told: Description): Part<Derived, Tables>[] {
    const seats = SEAT_NAMES.map((_, seat) => seat);
    return [
        {
            path: 'tax',
            write: ({ owners }) =>
                Object.fromEntries(
                    LOCATIONS.map((name, i) => [
                        name,
                        seats.filter((seat) => (owners[i]! >> seat) & 1),
                    ]),
                ),
        },
        {
            path: 'equal_slots',
            write: ({ equal }, { slot_cards }) =>
                Object.fromEntries(
                    LOCATIONS.map((name, i) => [
                        name,
                        equal[i]!.filter((_, slot) => slot_cards[i]![slot]! > 0),
                    ]),
                ),
        },
        {
            path: 'tile_costs',
            write: ({ tile_costs }) =>
                Object.fromEntries(
                    TILES.map((name, tile) => [name, some(RESOURCES, tile_costs[tile]!)]),
                ),
        },
        { path: 'province', write: (p) => some(RESOURCES, p.province) },
        { path: 'times', write: (p) => some(LOCATIONS, p.times) },
        { path: 'closed', write: (p) => closed(told, p) },
        { path: 'payable_tiles', write: (p) => Object.keys(some(TILES, p.tiles)) },
        { path: 'payable_magisters', write: (p) => Object.keys(some(MAGISTERS, p.magisters)) },
        {
            path: 'attack_strength',
            write: (p) =>
                p.attacks_left ? [p.strengths[0]!, p.strengths[p.attacks_left - 1]!] : null,
        },
        { path: 'attack.holds', write: holds },
        ...CATEGORIES.map((name, row) => ({
            path: `scoring.${name}`,
            write: ({ ranks, seats }: Derived) => ranks[row]!.slice(0, seats),
        })),
    ];
}

// ---- events ------------------------------------------------------------------------------------
const IN_HAND = ['tax', 'cleric', 'scribe', 'merchant'] as const;

/** The cards of a divided hand by kind; null for any other event, or for another seat's hand. */
function dividedHand(parts: Parts): Record<string, number> | null {
    if (!(IN_HAND[0] in parts)) return null;
    const magisters = IN_HAND.map((name) => parts[name]!);
    return byName(KINDS, [HAND_SIZE - sum(magisters), ...magisters]);
}

const events: OwnEvents = {
    fields(parts, fields): EventFields {
        const hand = dividedHand(parts);
        if (!hand) return fields;
        const others = Object.entries(fields).filter(
            ([name]) => !(IN_HAND as readonly string[]).includes(name),
        );
        return { ...Object.fromEntries(others), hand };
    },
    lists(parts) {
        const held = Object.entries(dividedHand(parts) ?? {}).filter(([, count]) => count);
        const hand = held.map(([card, count]) => ({
            message: 'cards-name',
            args: { card, count },
        }));
        return { hand };
    },
};

export const own: Own<Fields, Tables, Derived> = {
    parts,
    derived,
    finish,
    hashed,
    scores: ({ players }) => (players as { points: number }[]).map(({ points }) => points),
    opensAtEnd: true,
    events,
    seatNames: SEAT_NAMES,
};
