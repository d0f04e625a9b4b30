// The named fields of a position of Archon (docs/specs/archon.md) as types.
import type { View } from '../../../protocol/messages';
import { WORDS } from '../codec';
import type { Season } from './season';

export const RESOURCES = WORDS.buy[0];
export const MAGISTERS = WORDS.magister[0];
export const KINDS = WORDS.with[0];
export const LOCATIONS = WORDS.enter[0];
export const TILES = WORDS.tile[0];
export const CATEGORIES = ['arts', 'science', 'warriors'] as const;
export const SEAT_NAMES = ['unicorn', 'dragon', 'lion', 'eagle'] as const;
export const PLACES = WORDS.replace[0];
export const HELD = WORDS.save[0];
export const HAND_SIZE = 5;

export type Resource = (typeof RESOURCES)[number];
export type Magister = (typeof MAGISTERS)[number];
export type Kind = (typeof KINDS)[number];
export type LocationName = (typeof LOCATIONS)[number];
export type TileName = (typeof TILES)[number];
export type Category = (typeof CATEGORIES)[number];
export type Held = (typeof HELD)[number];
export type Cards = Record<Kind, number>;
export type Cubes = Record<Resource, number>;

export interface SlotView {
    name: string;
    cards: number;
    covered: boolean;
    /** Figures by seat. */
    figures: number[];
    /** The seat whose tax token lies there. */
    token: number | null;
}

export interface LocationView {
    name: LocationName;
    slots: SlotView[];
}

export interface PlayerView {
    gold: number;
    recruits: number;
    resources: Cubes;
    points: number;
    played: Cards;
    magisters: Record<Magister, number>;
    tiles: TileName[];
    arts: number;
    science: number;
    warriors_left: number;
    figures_left: number;
    tokens_left: number;
    hand: Cards | null;
    waiting: Cards | null;
    /** What is known of a hidden half: cards that replaced a courtier there. */
    known_hand?: Cards;
    known_waiting?: Cards;
}

export interface Decision {
    location: LocationName | null;
    slot: string | null;
    cards: Kind[];
    plain: boolean;
    second: boolean;
    took_magister: boolean;
    repetition: number;
    bought: Cubes;
    sold: Resource | null;
    magister: Magister | null;
    tile: TileName | null;
    price: Record<Held, number> | null;
}

export interface ArchonView {
    ply: number;
    seats: number;
    phase: string;
    turn: number;
    order: number[];
    round: number;
    season: number;
    passed: boolean[];
    options: Record<string, boolean>;
    locations: LocationView[];
    wall: (number | null)[];
    market: Cubes;
    repository: Cubes;
    supply: Record<string, number>;
    tiles_left: Record<TileName, number>;
    palace: (number | null)[];
    grants: number[];
    province: number;
    removed: { favors: number[]; provinces: number[]; attacks: number[] };
    decision: Decision;
    raid: { strength: number; due: number[]; asked: Resource | null } | null;
    ending: string | null;
    winners: number[];
    players: PlayerView[];
    derived: Derived;
    /** While the end of a season is shown; no position of the server has it. */
    ended?: Season;
}

/** What the rules say of the position, for the viewer (a spectator: the seat on turn). */
export interface Derived {
    /** Gold for the next cube; null where the row is empty. */
    buy: Record<Resource, number | null>;
    /** Gold from the next cube; null where the row is full. */
    sell: Record<Resource, number | null>;
    /** What each tile costs in this season. */
    tile_costs: Record<TileName, Partial<Cubes>>;
    /** Whom the viewer would owe a gold at each location. */
    tax: Record<LocationName, number[]>;
    /** For each slot the one that is entered in its place, being the same choice. */
    equal_slots: Record<LocationName, number[]>;
    /** The cubes that the open Province brings. */
    province: Partial<Cubes>;
    /** The least and the greatest strength that the next attack can have. */
    attack_strength: [number, number] | null;
    /** The points of each seat if the season were scored now. */
    next_scoring: number[];
    /** How often the viewer could make the exchange of a location; only those it could make. */
    times: Partial<Record<LocationName, number>>;
    /** What keeps the viewer, on turn, out of a location. */
    closed: Partial<Record<LocationName, { why: string; goods?: string }>>;
    payable_tiles: TileName[];
    payable_magisters: Magister[];
    /** Points by seat that the season's scoring would pay as things stand. */
    scoring: Record<Category | 'tiles', number[]>;
    /** The viewer's own of them, with no piece more, with one and with two. */
    scoring_more: Record<Category, number[]>;
    /** The strengths the next attack can have, and in how many the wall holds, by warriors added. */
    attack: { strengths: number[]; holds: number[] };
}

/** The server sends exactly these fields; before the first position there are none. */
export function archonView(view: View): ArchonView | null {
    return Array.isArray(view.players) ? (view as unknown as ArchonView) : null;
}

export function locationOf(view: ArchonView, name: LocationName): LocationView | null {
    return view.locations.find((location) => location.name === name) ?? null;
}

/**
 * The slots that are shown: those of the Palace go with the King's Favors, so with fewer seats
 * there are fewer of them, the others are boarded over.
 */
export function shownSlots(view: ArchonView, name: LocationName): SlotView[] {
    const slots = locationOf(view, name)?.slots ?? [];
    return name === 'palace' ? slots.filter((slot) => !slot.covered) : slots;
}

/** The ten cards of a seat: magisters as bought, the rest courtiers. */
export function tenCards(player: PlayerView): Kind[] {
    const magisters = MAGISTERS.flatMap((kind) => Array<Kind>(player.magisters[kind]).fill(kind));
    const courtiers = Array<Kind>(2 * HAND_SIZE - magisters.length).fill('courtier');
    return [...magisters.reverse(), ...courtiers];
}

export function countCards(cards: Cards | null | undefined): number {
    return cards ? KINDS.reduce((sum, kind) => sum + cards[kind], 0) : 0;
}

/** Figures of all seats on a slot, one entry a figure, in the order of seats. */
export function figuresOn(slot: SlotView): number[] {
    return slot.figures.flatMap((count, seat) => Array<number>(count).fill(seat));
}
