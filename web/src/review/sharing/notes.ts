// Notes and arrows that somebody has put on positions of a finished game. They travel in the part of a link that no
// server sees.
import { decoded, encoded } from '../../../engine/memory';

/** A place of a board: an attribute of one of its elements and its value, `square:f6`. */
export type Place = string;

export interface Note {
    text: string;
    arrows: [from: Place, to: Place][];
}

/** By ply. */
export type Notes = Readonly<Record<number, Note>>;

export const MOST_LETTERS = 500;
export const MOST_ARROWS = 12;
const MOST_NOTES = 60;
const MARK = 'n=';
/** What of a board can be pointed at. */
const KINDS = ['square', 'stop', 'spot'];
const PLACE = /^(\w+):([\w: -]{1,60})$/;

export const NONE: Note = { text: '', arrows: [] };

/** The fragment of a link; empty without notes. */
export function fragmentOf(notes: Notes): string {
    const told = Object.entries(notes).filter(([, note]) => !isEmpty(note));
    if (told.length === 0) return '';
    const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(told)));
    return `#${MARK}${encoded(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

export function isEmpty({ text, arrows }: Note): boolean {
    return text === '' && arrows.length === 0;
}

/** The notes of a fragment; what is not as this client writes it is left out. */
export function notesIn(fragment: string): Notes {
    const text = fragment.replace(/^#/, '');
    if (!text.startsWith(MARK)) return {};
    try {
        const plain = text.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
        return checked(JSON.parse(new TextDecoder().decode(decoded(plain))));
    } catch {
        return {}; // cut off on its way
    }
}

/** Notes of unknown origin. */
export function checked(found: unknown): Notes {
    if (typeof found !== 'object' || found === null) return {};
    const notes = Object.entries(found).slice(0, MOST_NOTES);
    return Object.fromEntries(
        notes.flatMap(([ply, note]: [string, Partial<Note> | null]) => {
            if (!/^\d{1,5}$/.test(ply) || typeof note?.text !== 'string') return [];
            const arrows = Array.isArray(note.arrows) ? note.arrows.filter(isArrow) : [];
            const text = note.text.slice(0, MOST_LETTERS);
            return [[ply, { text, arrows: arrows.slice(0, MOST_ARROWS) }] as const];
        }),
    );
}

function isArrow(arrow: unknown): arrow is Note['arrows'][number] {
    const isPair = Array.isArray(arrow) && arrow.length === 2;
    return isPair && arrow.every((place) => typeof place === 'string' && selectorOf(place) !== '');
}

/** The place that an element is in; null: none. */
export function placeOf(element: Element | null): Place | null {
    const found = element?.closest(KINDS.map((kind) => `[data-${kind}]`).join());
    const kind = KINDS.find((one) => found?.hasAttribute(`data-${one}`));
    return kind ? `${kind}:${found!.getAttribute(`data-${kind}`)}` : null;
}

/** What finds a place on a board; empty: it is none. */
export function selectorOf(place: Place): string {
    const [, kind, value] = PLACE.exec(place) ?? [];
    return kind && KINDS.includes(kind) ? `[data-${kind}="${value}"]` : '';
}

/** All places of a board, and what each says of itself. */
export function placesOn(board: Element | undefined): Map<Place, string> {
    const all = board?.querySelectorAll(KINDS.map((kind) => `[data-${kind}]`).join()) ?? [];
    const found = new Map<Place, string>();
    for (const one of all) {
        const place = placeOf(one);
        if (!place || !selectorOf(place)) continue;
        const name = one.getAttribute('aria-label') ?? '';
        if (name || !found.has(place)) found.set(place, shortened(name) || bareName(place));
    }
    return found;
}

const MOST_IN_NAME = 40;

function shortened(name: string): string {
    return name.length > MOST_IN_NAME ? `${name.slice(0, MOST_IN_NAME)}…` : name;
}

function bareName(place: Place): string {
    return place.slice(place.indexOf(':') + 1).replaceAll(':', ' ');
}
