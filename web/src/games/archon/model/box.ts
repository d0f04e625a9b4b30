// The box of Archon as types: the component file's tracks, tiles, cards and effects.
import type { GameDetail } from '../../../protocol/messages';
import type { Category, Held, LocationName, Magister, Resource, TileName } from './view';

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
        print: { kinds: TilePrint[] };
    };
    grants: { print: { cards: Grant[] } };
    favors: { print: { cards: Effect[] } };
    seat: { figures: number; warriors: number };
}

export function boxOf(game: GameDetail): Box {
    return game.components as unknown as Box;
}

export function tileOf(box: Box, name: TileName): TilePrint | null {
    return box.tiles.print.kinds.find((kind) => kind.id === name) ?? null;
}
