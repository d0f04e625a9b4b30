// The pictures of the rulebook as data; tools/rulebook.py makes them with the engine.
import type { Area } from '../model/city/layout';
import type { ArchonView, Category, Kind } from '../model/view';
import written from './pictures.json';

export type SomeCards = Partial<Record<Kind, number>>;

export interface CityPicture {
    kind: 'city';
    /** The places that are shown; none: all of the city. */
    places: Area[];
    view: ArchonView;
}

export interface CardsPicture {
    kind: 'cards';
    seat: number;
    piles: { pile: 'hand' | 'waiting'; cards: SomeCards }[];
}

export interface FacesPicture {
    kind: 'faces';
    seat: number;
    cards: Kind[];
}

export interface OrderPicture {
    kind: 'order';
    /** In the order of the next round. */
    rows: { seat: number; cards: SomeCards }[];
}

export interface RaidPicture {
    kind: 'raid';
    rows: {
        seat: number;
        owed: number;
        recruits: number;
        cubes: number;
        gold: number;
        points: number;
    }[];
}

export interface ScoringPicture {
    kind: 'scoring';
    view: ArchonView;
    season: number;
    rows: ({ seat: number; total: number } & Record<Category, number>)[];
}

export interface ViewPicture {
    kind: 'tiles' | 'track';
    view: ArchonView;
}

export type Drawn =
    | CityPicture
    | CardsPicture
    | FacesPicture
    | OrderPicture
    | RaidPicture
    | ScoringPicture
    | ViewPicture;

/** The engine wrote what the types say; a test draws each of them. */
const pictures = written.pictures as unknown as Record<string, Drawn>;

export const facts: Readonly<Record<string, string | number>> = written.facts;
export const names: readonly string[] = Object.keys(pictures);

export function pictureOf(name: string): Drawn | undefined {
    return pictures[name];
}
