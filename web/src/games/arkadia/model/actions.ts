// Actions in numbers and notation (docs/specs/arkadia.md).
import type { LegalAction } from '../../action';
import { numberOf, partsOf } from '../../codec';
import { VERBS, WORDS } from '../codec';
import { squareName, SQUARES } from './squares';
import { cardName, FAMILIES } from './view';

export const LOT = SQUARES;
export const PILE = WORDS.play[0].length;
const TURNS = ['', ' r90', ' r180', ' r270'];

export type Verb = (typeof VERBS)[number]['verb'];

/** An action put together from its parts, legal or not. */
export function action(verb: Verb, ...parts: number[]): LegalAction {
    return { n: numberOf<Verb>(VERBS, verb, parts), text: notation(verb, parts), verb, parts };
}

/** The action of a number. */
export function decoded(n: number): LegalAction {
    const { verb, parts } = partsOf<Verb>(VERBS, n);
    return { n, text: notation(verb, parts), verb, parts };
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
        case 'recruit':
            return `recruit ${a}`;
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

export function isCash({ verb }: LegalAction): boolean {
    return verb === 'cash';
}
