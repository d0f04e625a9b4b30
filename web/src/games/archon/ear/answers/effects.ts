// What locations, King's Favors and tiles do, in sentences.
import type { Amounts, Effect } from '../../model/box';
import { amounts, type At, card, place } from './words';

const ACTS = ['exchange', 'trade', 'magister', 'tile', 'favor'];
const ACTS_AT: Partial<Record<string, string>> = {
    'guild-hall': 'magister',
    'builders-guild': 'tile',
};

export function effectText(at: At, effect: Effect): string {
    const { when, at: where = '', both = [] } = effect;
    if (when === undefined) return figureText(at, effect);
    const name = where && place(at, where);
    if (when === 'action') return at.say('at', { place: name, what: termsText(at, effect) });
    const [one = '', other = ''] = both.map((kind) => card(at, kind));
    return at.say(`ability-${when}`, { at: name, one, other, gain: gainText(at, effect) });
}

/** What a figure does there. */
function figureText(at: At, effect: Effect): string {
    const { say } = at;
    const { act = ACTS_AT[effect.act_at ?? ''], purchases = 0, sales = 0 } = effect;
    if (act === undefined) return exchangeText(at, effect);
    if (act === 'trade') return say('trade', { purchases, sales });
    const text = say('act', { act: ACTS.indexOf(act) });
    return effect.less ? say('act-for-less', { act: text, less: termsText(at, effect) }) : text;
}

function exchangeText(at: At, effect: Effect): string {
    const { pay, times: count = 1 } = effect;
    const gain = gainText(at, effect);
    const what = pay
        ? at.say('exchange', { pay: amounts(at, pay), gain })
        : at.say('gain', { gain });
    return count > 1 ? at.say('times', { what, count }) : what;
}

function gainText(at: At, { gain, gain_one_of, score, per = 'once' }: Effect): string {
    const parts = [
        gain && amounts(at, gain),
        gain_one_of && oneOf(at, gain_one_of),
        score && at.say('points-per', { count: score, per }),
    ];
    return parts.filter(Boolean).join(', ');
}

/** Other terms of an action. */
function termsText(
    at: At,
    { less, sale_more: more = 0, purchase_price: price = 0 }: Effect,
): string {
    return less ? at.say('less', { goods: oneOf(at, less) }) : at.say('terms', { more, price });
}

function oneOf(at: At, choice: Amounts): string {
    return amounts(at, choice, ` ${at.say('or')} `);
}
