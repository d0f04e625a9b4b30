// Actions in numbers and notation, as docs/specs/arkadia.md counts them.
import type { LegalAction } from '../../../protocol/messages';
import { squareName, SQUARES } from './squares';
import { cardName, FAMILIES } from './view';

export const LOT = SQUARES;
export const PILE = 28;
export const CASTLE_SQUARES = 10;
const TURNS = ['', ' r90', ' r180', ' r270'];

/** Verb, first number, sizes of the parts; the last part counts fastest. */
const VERBS = [
    ['play', 0, [28]],
    ['site', 28, [SQUARES + 1]],
    ['pass', 221, []],
    ['lay', 222, [8, SQUARES]],
    ['own', 1758, [SQUARES]],
    ['neutral', 1950, [SQUARES]],
    ['done', 2142, []],
    ['castle', 2143, [4, CASTLE_SQUARES]],
    ['draw', 2183, [PILE + 1]],
    ['banner', 2212, []],
    ['end', 2213, []],
    ['cash', 2214, [4, 256]],
] as const;
export type Verb = (typeof VERBS)[number][0];

/** An action put together from its parts, legal or not. */
export function action(verb: Verb, ...parts: number[]): LegalAction {
    const found = VERBS.find(([name]) => name === verb);
    if (!found) throw new Error(`no verb ${verb}`);
    const sizes: readonly number[] = found[2];
    const n = parts.reduce((sum, part, i) => sum * (sizes[i] ?? 1) + part, 0) + found[1];
    return { n, text: notation(verb, parts), verb, parts };
}

/** The action of a number. */
export function decoded(n: number): LegalAction {
    const found = [...VERBS].reverse().find(([, first]) => first <= n) ?? VERBS[0];
    let rest = n - found[1];
    const parts: number[] = [];
    for (const size of [...found[2]].reverse()) {
        parts.unshift(rest % size);
        rest = Math.floor(rest / size);
    }
    return { n, text: notation(found[0], parts), verb: found[0], parts };
}

/** The text of an action (docs/reference/notation.md). */
export function notation(verb: Verb, parts: readonly number[]): string {
    const [a = 0, b = 0] = parts;
    switch (verb) {
        case 'play':
            return `play ${cardName(a)}`;
        case 'draw':
            return `draw ${a === PILE ? 'pile' : cardName(a)}`;
        case 'site':
            return `site ${a === LOT ? 'lot' : squareName(a)}`;
        case 'lay':
            return `lay ${squareName(b)}${TURNS[a % 4]}${a >= 4 ? ' flip' : ''}`;
        case 'own':
        case 'neutral':
            return `${verb} ${squareName(a)}`;
        case 'castle':
            return `castle ${FAMILIES[a]} ${b + 1}`;
        case 'cash':
            return `cash ${FAMILIES[a]} ${b}`;
        default:
            return verb;
    }
}

export function only(legal: readonly LegalAction[], verb: Verb): LegalAction[] {
    return legal.filter((one) => one.verb === verb);
}

export function first(legal: readonly LegalAction[], verb: Verb): LegalAction | undefined {
    return legal.find((one) => one.verb === verb);
}
