// The question to the player: one sentence, which says what Done would leave out.
import type { LegalAction } from '../../action';
import type { Words } from '../words.svelte';
import { first, only, PILE } from './actions';
import type { Situation } from './aim';
import { cardOf, type ArkadiaView } from './view';

/** What a question's buttons in the hand are given. */
export interface Asking {
    at: Situation;
    t: Words;
    choose: (action: LegalAction) => void;
    hover: (action: LegalAction | null) => void;
}

export function asked(view: ArkadiaView, legal: LegalAction[], t: Words): string {
    const { card, castle_pieces_due: count } = view.decision;
    switch (view.phase) {
        case 'must':
            return t.say('ask-must', { only: onlyOne(legal) });
        case 'lay':
            return t.say('ask-lay', { form: card ? cardOf(card).form : '' });
        case 'worker':
            return t.say(first(legal, 'done') ? 'ask-worker-more' : 'ask-worker');
        case 'castle':
            return t.say('ask-castle', { count });
        case 'cash':
            return t.say('ask-cash');
        case 'draw':
            return t.say('ask-draw');
        case 'banner':
            return t.say('ask-banner');
        case 'recruit':
            return t.say('ask-recruit');
        default:
            return '';
    }
}

/** The card that is taken: it is named only when another one has been revealed. */
export function drawn({ verb, text, parts }: LegalAction, t: Words): string {
    if (verb !== 'draw') return '';
    if (parts[0] === PILE) return t.say('tell-draw-pile');
    return t.say('tell-draw', { card: t.card(text.slice('draw '.length)) });
}

/** Whether only cards, only workers, or both can be played. */
function onlyOne(legal: LegalAction[]): string {
    if (only(legal, 'site').length === 0) return 'cards';
    return only(legal, 'play').length === 0 ? 'workers' : 'no';
}

/** `sent`: only a card was turned up since the choices were sent; then the turn ends without a banner. */
export function closingOf(legal: LegalAction[], sent: boolean): LegalAction | null {
    const end = first(legal, 'end') ?? null;
    if (sent || end) return end;
    return first(legal, 'done') ?? only(legal, 'cash').find(({ parts }) => parts[1] === 0) ?? null;
}
