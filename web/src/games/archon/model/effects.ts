// What a location, a King's Favor or a building tile does, in words.
import type { Say } from '../words.svelte';
import type { Amounts, Effect } from './box';

/** Whether a sentence pays, costs or takes an amount, which German says in another case. */
export type As = 'object' | 'alone';

/** `2 Gold + 1 Recruit`. */
export function amountsText(
    say: Say,
    amounts: Partial<Amounts>,
    as: As = 'alone',
    joint = ' + ',
): string {
    const parts = Object.entries(amounts)
        .filter((part): part is [string, number] => (part[1] ?? 0) > 0)
        .map(([goods, count]) => say.own('amount', { goods, count, as }));
    return parts.join(joint) || say.own('nothing');
}

export function pointsText(say: Say, count: number): string {
    return say.own('points', { count });
}

/** An effect as one line, without an initial capital. */
export function effectText(say: Say, effect: Effect): string {
    if (effect.when === undefined || effect.when === 'figure') return figureText(say, effect);
    const at = effect.at ? say.game('location-name', { location: effect.at }) : '';
    if (effect.when === 'action') return actionText(say, effect, at);
    if (effect.when === 'always') {
        const [one, other] = effect.both ?? ['merchant', 'tax-collector'];
        return say.own('ability-always', {
            one: say.game('card-name', { card: one }),
            other: say.game('card-name', { card: other }),
        });
    }
    return say.own(`ability-${effect.when}`, { at, gain: gainText(say, effect) });
}

/** What a Merchant gets beside an effect, or nothing. */
export function merchantText(say: Say, effect: Effect): string {
    return effect.merchant
        ? say.own('effect-merchant', { gain: amountsText(say, effect.merchant) })
        : '';
}

const ACTS_AT: Record<string, string> = { 'guild-hall': 'magister', 'builders-guild': 'tile' };

function figureText(say: Say, effect: Effect): string {
    if (effect.act === 'trade') {
        const { purchases = 0, sales = 0 } = effect;
        return say.own('effect-trade', { purchases, sales });
    }
    const act = effect.act ?? (effect.act_at ? ACTS_AT[effect.act_at] : undefined);
    if (act) {
        const text = say.own(`effect-${act}`);
        if (!effect.less) return text;
        return say.own('effect-less', {
            effect: text,
            goods: oneOfText(say, effect.less, 'object'),
        });
    }
    const gain = gainText(say, effect, effect.pay ? 'object' : 'alone');
    const text = effect.pay ? say.own('arrow', { pay: amountsText(say, effect.pay), gain }) : gain;
    const times = effect.times ?? 1;
    return times > 1 ? say.own('times', { effect: text, times }) : text;
}

function oneOfText(say: Say, amounts: Amounts, as: As): string {
    return amountsText(say, amounts, as, ` ${say.own('or')} `);
}

function gainText(say: Say, effect: Effect, as: As = 'alone'): string {
    const parts: string[] = [];
    if (effect.gain) parts.push(amountsText(say, effect.gain, as));
    if (effect.gain_one_of) parts.push(oneOfText(say, effect.gain_one_of, as));
    if (effect.score) {
        const points = pointsText(say, effect.score);
        parts.push(effect.per ? say.own('points-per', { points, per: effect.per }) : points);
    }
    return parts.join(' + ');
}

function actionText(say: Say, effect: Effect, at: string): string {
    if (effect.less)
        return say.own('ability-less', { at, goods: oneOfText(say, effect.less, 'object') });
    const { sale_more: more = 0, purchase_price: price = 0 } = effect;
    return say.own('ability-trade', { at, more, price });
}
