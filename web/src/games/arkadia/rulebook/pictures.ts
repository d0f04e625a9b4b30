// The pictures of the rulebook as data; tools/rulebook.py makes them with the engine.
import type { Cell } from '../model/squares';
import type { ArkadiaView, Family, Form, Pair } from '../model/view';
import written from './pictures.json';

/** A place where a form is laid, or is not: then the clause that forbids it. */
export interface Mark {
    label: string;
    squares: Pair[];
    clause: string;
}

export interface PlanPicture {
    kind: 'plan';
    /** The first and the last square that are shown. */
    corners: [Pair, Pair];
    view: ArkadiaView;
    marks: Mark[];
    lit: Pair[];
}

interface Step {
    view: ArkadiaView;
    values: Record<Family, number>;
}

export interface Cashed {
    family: Family;
    seals: number;
    value: number;
    gold: number;
}

export interface CastlePicture {
    kind: 'castle';
    steps: Step[];
    /** Also show what is left in the pools. */
    pools?: boolean;
    cash?: Cashed[];
}

export interface CardsPicture {
    kind: 'cards';
    cards: string[];
}

export interface FormsPicture {
    kind: 'forms';
    forms: { form: Form; cells: Cell[] }[];
}

export interface TurnsPicture {
    kind: 'turns';
    form: Form;
    good: Cell[][];
    bad: Cell[][];
}

export type Drawn = PlanPicture | CastlePicture | CardsPicture | FormsPicture | TurnsPicture;

/** The engine wrote what the types say; a test draws each of them. */
const pictures = written.pictures as unknown as Record<string, Drawn>;

export const facts: Readonly<Record<string, string | number>> = written.facts;
export const names: readonly string[] = Object.keys(pictures);

/** A form as the box draws it. */
export function shapeOf(form: Form): readonly Cell[] {
    const all = pictures['forms'];
    const found = all?.kind === 'forms' ? all.forms.find((one) => one.form === form) : undefined;
    return found?.cells ?? [];
}

export function pictureOf(name: string): Drawn | undefined {
    return pictures[name];
}
