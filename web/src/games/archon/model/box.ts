// The box of Archon as types: what the component file says of slots, prices and effects.
import type { GameDetail } from '../../../protocol/messages';
import type { Category, Held, LocationName, Magister, Resource, TileName } from './view';
import { RESOURCES } from './view';

export type Amounts = Record<string, number>;

export interface Effect {
    gain?: Amounts;
    gain_one_of?: Amounts;
    pay?: Amounts;
    less?: Amounts;
    merchant?: Amounts;
    times?: number;
    score?: number;
    per?: string;
    act?: string;
    act_at?: LocationName;
    when?: string;
    at?: LocationName;
    purchases?: number;
    sales?: number;
    sale_more?: number;
    purchase_price?: number;
    both?: [Magister, Magister];
}

export interface TrackSpace {
    pay: Partial<Record<Held, number>>;
    points: number;
}

export interface TilePrint {
    id: TileName;
    level: number;
    copies: number;
    cost: Partial<Record<Resource, number>>;
    points: number;
}

export type Grant = Record<Category, number[][]> & { market: Partial<Record<Resource, number>> };

export interface Province {
    white: Amounts;
    orange: Amounts;
    green: Amounts;
}

export interface Attack {
    two_seats: number;
    three_seats: number;
    four_seats: number;
}

interface Discount {
    resource: Resource;
    less: number;
    from_season: number;
}

export interface Box {
    season_track: {
        rounds: number;
        seasons: number;
        attack_after: number[];
        divide_before: number[];
    };
    actions: Record<LocationName, Effect>;
    marketplace: { prices: Record<Resource, number[]> };
    wall: { spaces: number; marked: { spaces: number; points: number } };
    magisters: { track: Record<Magister, TrackSpace[]> };
    tiles: {
        abilities: Record<TileName, Effect>;
        discounts: { level_2: Discount; level_3: Discount };
        print: { kinds: TilePrint[] };
    };
    grants: { print: { cards: Grant[] } };
    favors: { print: { cards: Effect[] } };
    provinces: { print: { cards: Province[] } };
    attacks: { print: { cards: Attack[] } };
    seat: { figures: number; warriors: number };
}

export function boxOf(game: GameDetail): Box {
    return game.components as unknown as Box;
}

/** What a tile costs in a season: iron, later stone, is spared by the higher levels. */
export function tileCost(box: Box, tile: TilePrint, season: number): Amounts {
    const cost: Amounts = { ...tile.cost };
    const { level_2, level_3 } = box.tiles.discounts;
    const discount = tile.level === 2 ? level_2 : tile.level === 3 ? level_3 : null;
    if (discount && season >= discount.from_season) {
        cost[discount.resource] = Math.max(0, (cost[discount.resource] ?? 0) - discount.less);
    }
    return Object.fromEntries(Object.entries(cost).filter(([, count]) => count > 0));
}

export function tileOf(box: Box, name: TileName): TilePrint | null {
    return box.tiles.print.kinds.find((kind) => kind.id === name) ?? null;
}

const SEATS_KEY: Record<number, keyof Attack> = {
    2: 'two_seats',
    3: 'three_seats',
    4: 'four_seats',
};

export function strengthOf(attack: Attack, seats: number): number {
    return attack[SEATS_KEY[seats] ?? 'four_seats'];
}

/** The least and the greatest strength that the coming attack can have. */
export function strengths(box: Box, gone: number[], seats: number): [number, number] | null {
    const open = box.attacks.print.cards
        .filter((_, index) => !gone.includes(index + 1))
        .map((attack) => strengthOf(attack, seats));
    return open.length ? [Math.min(...open), Math.max(...open)] : null;
}

/** The cubes that a province brings with so many seats. */
export function provinceYield(province: Province, seats: number): Amounts {
    const parts = [province.white];
    if (seats >= 3) parts.push(province.orange);
    if (seats >= 4) parts.push(province.green);
    const sums = RESOURCES.map((resource): [string, number] => [
        resource,
        parts.reduce((sum, part) => sum + (part[resource] ?? 0), 0),
    ]);
    return Object.fromEntries(sums.filter(([, count]) => count > 0));
}
