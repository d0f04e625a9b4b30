// What a seat has, and how the choice being made or pointed at would change it.
import type { Happened } from '../../../../protocol/messages';
import { marksOf } from '../marks';
import { RESOURCES, KINDS, type ArchonView, type Kind } from '../view';
import type { LegalAction } from '../../../action';

export const HELD_GOODS = ['gold', 'recruits', ...RESOURCES] as const;
export type HeldGoods = (typeof HELD_GOODS)[number];

export interface Holding {
    goods: HeldGoods;
    /** Before the choice. */
    now: number;
    /** After it; null where nothing changes. */
    then: number | null;
}

function held(view: ArchonView, seat: number, goods: HeldGoods): number {
    const player = view.players[seat];
    if (!player) return 0;
    return goods === 'gold' || goods === 'recruits' ? player[goods] : player.resources[goods];
}

interface Choice {
    /** What the choices made so far, not yet sent, have led to; they are in the view already. */
    drafted: Happened[];
    /** What the action that is pointed at would add. */
    thought: Happened[];
}

/** How events change a seat's goods, up to the end of its turn. */
function changes(happened: Happened[], seat: number): Map<string | null, number> {
    const sums = new Map<string | null, number>();
    for (const { icon, text } of marksOf(happened, seat)) {
        sums.set(icon, (sums.get(icon) ?? 0) + Number(text.replace('−', '-')));
    }
    return sums;
}

export function holdingsOf(view: ArchonView, seat: number, choice: Choice): Holding[] {
    const drafted = changes(choice.drafted, seat);
    const thought = changes(choice.thought, seat);
    return HELD_GOODS.map((goods) => {
        const shown = held(view, seat, goods);
        const now = shown - (drafted.get(goods) ?? 0);
        const then = shown + (thought.get(goods) ?? 0);
        return { goods, now, then: then === now ? null : then };
    });
}

/** The one action that plays the card: alone if that is allowed, otherwise in the only possible pair, or in
    that with the card taken before it. */
export function wishedAction(
    legal: readonly LegalAction[],
    kind: Kind,
    before: Kind | null = null,
): LegalAction | null {
    const number = KINDS.indexOf(kind);
    const both = [number, KINDS.indexOf(before ?? kind)].sort().join();
    const pair = legal.find(
        ({ verb, parts }) => verb === 'pair' && [...parts].sort().join() === both,
    );
    if (before && pair) return pair;
    const alone = legal.find(({ verb, parts }) => verb === 'with' && parts[0] === number);
    const pairs = legal.filter(({ verb, parts }) => verb === 'pair' && parts.includes(number));
    return alone ?? (pairs.length === 1 ? pairs[0]! : null);
}
