// What pointing at a square means now: the action it would choose, or the one to ask about.
import type { LegalAction } from '../../action';
import type { BoardProps } from '../../contract';
import type { Choice } from '../choice.svelte';
import { action, first, LOT, notation, only } from './actions';
import { lowestAlike, type Shapes } from './forms';
import { lotCells } from './lot';
import { placed, places, reach, usable } from './placing';
import { SQUARES, squareOf } from './squares';
import { arkadia, type ArkadiaView, cardOf, FAMILIES, type Family } from './view';
import { draftedWorkers, inserted, type Kind } from './workers';

export interface Aim {
    /** What choosing the square does, if it is allowed. */
    action: LegalAction | null;
    /** The draft to put in place of the present one, for a worker before a later one. */
    draft: LegalAction[] | null;
    /** The move in notation, to ask why it is not allowed. */
    line: string;
    /** The squares it is about. */
    squares: (number | null)[];
}

/** Everything that determines what a square means. */
export interface Situation {
    view: ArkadiaView;
    legal: readonly LegalAction[];
    shapes: Shapes;
    orientation: number;
    kind: Kind;
    family: Family | null;
    /** The choices not yet sent, or null where they cannot be changed. */
    draft: readonly LegalAction[] | null;
}

/** The combination of a piece's props and the shared choice. */
export function situation(props: BoardProps, choice: Choice, shapes: Shapes): Situation {
    const view = arkadia(props.view);
    const { legal } = props;
    const card = view.decision.card;
    const wished = card === null ? 0 : lowestAlike(shapes[cardOf(card).form], choice.orientation);
    return {
        view,
        legal,
        shapes,
        orientation: usable(legal, wished),
        kind:
            view.phase === 'worker'
                ? (onlyKind(legal) ?? usableKind(view, choice.kind) ?? 'own')
                : 'own',
        family: usableFamily(legal, choice.family),
        draft: props.redraft && props.draft ? props.draft : null,
    };
}

export function aimAt(at: Situation, square: number): Aim | null {
    switch (at.view.phase) {
        case 'must':
            return siteAim(at, square);
        case 'lay':
            return layAim(at, square);
        case 'worker':
            return workerAim(at, square);
        case 'castle':
            return castleAim(at, square);
        default:
            return null;
    }
}

function siteAim({ view, legal }: Situation, square: number): Aim | null {
    const building = view.buildings.find((one) => one.squares.map(squareOf).includes(square));
    const lot = view.board.lot.squares.map(squareOf);
    const squares = building ? building.squares.map(squareOf) : lot.includes(square) ? lot : null;
    if (!squares) return null;
    const name = building ? (squares[0] ?? 0) : LOT;
    const found = only(legal, 'site').find((one) => one.parts[0] === name) ?? null;
    return { action: found, draft: null, line: notation('site', [name]), squares };
}

function layAim({ view, legal, shapes, orientation }: Situation, square: number): Aim | null {
    if (view.decision.card === null) return null;
    const shape = shapes[cardOf(view.decision.card).form];
    const found = placed(shape, orientation, square, places(legal, orientation));
    return {
        action: found.allowed ? found.action : null,
        draft: null,
        line: found.action.text,
        squares: found.squares,
    };
}

function workerAim({ view, legal, kind, draft }: Situation, square: number): Aim {
    const here = legal.filter((one) => isPlacing(one) && one.parts[0] === square);
    const found = here.find((one) => one.verb === kind) ?? here[0] ?? null;
    const drafted = draft && draftedWorkers(view, draft);
    const placed = drafted?.find((one) => one.parts[0] === square);
    // A worker clicked again comes off.
    const without = placed && draft ? draft.filter((one) => one !== placed) : null;
    const earlier = view.derived.earlier_squares.map(squareOf);
    const before = !found && drafted && earlier.includes(square);
    const able = before ? usableKind(view, kind) : null;
    return {
        action: found ?? placed ?? (able ? action(able, square) : null),
        draft: without ?? (able && draft ? inserted(draft, able, square) : null),
        line: notation(kind, [square]),
        squares: [square],
    };
}

function isPlacing(one: LegalAction): boolean {
    return one.verb === 'own' || one.verb === 'neutral';
}

/** The kind of worker to place if nothing else is allowed, as in a lesson. */
function onlyKind(legal: readonly LegalAction[]): Kind | null {
    const [first, ...others] = legal.filter(isPlacing).map((one) => one.verb as Kind);
    return first && others.every((kind) => kind === first) ? first : null;
}

/** The preferred kind if there is one left, otherwise the other kind. */
export function usableKind(view: ArkadiaView, kind: Kind): Kind | null {
    const left = {
        own: view.own_workers[view.turn] ?? 0,
        neutral: view.neutral_workers[view.turn] ?? 0,
    };
    const other: Kind = kind === 'own' ? 'neutral' : 'own';
    return left[kind] > 0 ? kind : left[other] > 0 ? other : null;
}

function castleAim({ view, legal, family }: Situation, square: number): Aim | null {
    const cell = lotCells(view).find((one) => one.square === square);
    if (!cell || cell.castle === null) return null;
    const number = family ? FAMILIES.indexOf(family) : 0;
    const parts = [number, cell.castle];
    const found = family
        ? only(legal, 'castle').find((one) => one.parts.join() === parts.join())
        : undefined;
    return {
        action: found ?? null,
        draft: null,
        line: notation('castle', parts),
        squares: [square],
    };
}

/** The squares that accept a click now. */
export function lit(at: Situation): Set<number> {
    const { view, legal, shapes, orientation } = at;
    if (view.phase === 'lay' && view.decision.card !== null && first(legal, 'lay')) {
        const shape = shapes[cardOf(view.decision.card).form];
        return reach(shape, orientation, places(legal, orientation));
    }
    if (legal.length === 0) return new Set();
    const all = Array.from({ length: SQUARES }, (_, square) => square);
    return new Set(all.filter((square) => aimAt(at, square)?.action));
}

/** The squares that accept a click, those together that mean the same: a building, the castle lot,
    or one square of the castle. */
export function litGroups(at: Situation, open: ReadonlySet<number>): number[][] {
    if (at.view.phase === 'castle') return [...open].map((square) => [square]);
    if (at.view.phase !== 'must') return [[...open]];
    const groups = new Map<string, number[]>();
    for (const square of open) {
        const name = aimAt(at, square)?.line ?? '';
        groups.set(name, [...(groups.get(name) ?? []), square]);
    }
    return [...groups.values()];
}

/** The family to begin a castle piece with: the one wished for, or the first of the open pool. */
export function usableFamily(legal: readonly LegalAction[], wished: Family | null): Family | null {
    const numbers = new Set(only(legal, 'castle').map((one) => one.parts[0]));
    const families = FAMILIES.filter((_, number) => numbers.has(number));
    return wished && families.includes(wished) ? wished : (families[0] ?? null);
}
