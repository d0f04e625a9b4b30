// The choices that are not places on the plan, as buttons: their pictures and texts.
import type { LegalAction } from '../../../action';
import type { Say } from '../../words.svelte';
import { type Box, tileOf } from '../box';
import { amountsText, effectText, pointsText } from '../effects';
import { capital } from '../../../../text/figure';
import { cardName, listed } from '../labels';
import type { ArchonView, Kind, Resource } from '../view';
import { isChoice } from './cards';
import { countCards, HELD, KINDS, MAGISTERS, PLACES, RESOURCES, TILES } from '../view';

export interface Choice {
    action: LegalAction;
    /** Names of drawings. */
    icons: string[];
    label: string;
    note: string;
    /** Leaving off instead of going on: kept apart from the others. */
    ends: boolean;
}

interface Asked {
    view: ArchonView;
    box: Box;
    viewer: number | null;
    say: Say;
}

type Told = Omit<Choice, 'action' | 'ends'> & { ends?: boolean };
type Teller = (asked: Asked, parts: number[]) => Told;

function seatOf(asked: Asked): number {
    return asked.viewer ?? asked.view.turn;
}

function cubes(say: Say, parts: number[]): { icons: string[]; goods: string } {
    const found = parts.flatMap((part) => RESOURCES[part] ?? []);
    const sums: Record<string, number> = {};
    for (const resource of found) sums[resource] = (sums[resource] ?? 0) + 1;
    return { icons: found, goods: amountsText(say, sums, 'object') };
}

/** What a magister does for the slot that has been chosen. */
export function powerText({ view, box, say }: Asked, kind: Kind): string {
    if (kind === 'courtier') return '';
    if (kind !== 'merchant') return say.own(`power-${kind}`);
    const at = view.decision.location;
    const gain = at ? box.actions[at].merchant : undefined;
    return gain
        ? say.own('power-merchant', { gain: amountsText(say, gain) })
        : say.own('power-merchant-none');
}

function priced(verb: 'buy' | 'sell'): Teller {
    return (asked, [part]) => {
        const resource: Resource = RESOURCES[part ?? 0]!;
        const price = asked.view.derived[verb][resource] ?? 0;
        const goods = amountsText(asked.say, { [resource]: 1 }, 'object');
        const label = asked.say.own(`${verb}-label`, { goods, price });
        return { icons: [verb, resource], label, note: '' };
    };
}

function taking(verb: 'take' | 'give'): Teller {
    return ({ say }, parts) => {
        const { icons, goods } = cubes(say, parts);
        return { icons, label: say.own(verb, { goods }), note: '' };
    };
}

const TELLERS: Record<string, Teller> = {
    pass: ({ say, view, viewer }) => ({
        icons: ['pass'],
        label: say.own('pass'),
        note: say.own('pass-note', { count: countCards(view.players[viewer ?? view.turn]?.hand) }),
        ends: true,
    }),
    more: (asked) => ({ icons: ['more'], label: asked.say.own('more'), note: againText(asked) }),
    with: (asked, [part]) => {
        const kind = KINDS[part ?? 0]!;
        return { icons: [kind], label: cardName(asked.say, kind), note: powerText(asked, kind) };
    },
    plain: ({ say }, [part]) => {
        const kind = MAGISTERS[part ?? 0]!;
        const label = say.own('with-plain', { card: cardName(say, kind) });
        return { icons: [kind], label, note: say.own('power-none') };
    },
    pair: ({ say }, [one, other]) => {
        const kinds = [KINDS[one ?? 0]!, KINDS[other ?? 0]!];
        const [first, second] = kinds.map((kind) => cardName(say, kind));
        const label =
            first === second
                ? say.game('cards-name', { card: kinds[0]!, count: 2 })
                : say.own('with-two', { first: first!, second: second! });
        const note = kinds.every((kind) => kind === 'courtier') ? '' : say.own('power-none');
        return { icons: kinds, label, note };
    },
    take: taking('take'),
    give: taking('give'),
    buy: priced('buy'),
    sell: priced('sell'),
    magister: (asked, [part]) => {
        const { view, box, say } = asked;
        const kind = MAGISTERS[part ?? 0]!;
        const space = box.magisters.track[kind][view.players[seatOf(asked)]!.magisters[kind]];
        const cost = amountsText(say, (space?.pay ?? {}) as Record<string, number>);
        const points = space?.points ? pointsText(say, space.points) : '';
        return { icons: [kind], label: cardName(say, kind), note: listed([cost, points]) };
    },
    tile: ({ view, box, say }, [part]) => {
        const name = TILES[part ?? 0]!;
        const print = tileOf(box, name)!;
        const cost = amountsText(say, view.derived.tile_costs[name]);
        const ability = effectText(say, box.tiles.abilities[name]);
        return {
            icons: [`tile:${name}`],
            label: say.game('tile-name', { tile: name }),
            note: `${listed([cost, pointsText(say, print.points)])}; ${ability}`,
        };
    },
    save: ({ say }, [part]) => {
        const goods = HELD[part ?? 0]!;
        const label = say.own('save', { goods: amountsText(say, { [goods]: 1 }, 'object') });
        return { icons: [goods], label, note: '' };
    },
    replace: ({ say }, [part]) => {
        const place = PLACES[part ?? 0]!;
        const label = say.own(`replace-${place}`);
        return { icons: ['courtier'], label, note: say.own(`replace-${place}-note`) };
    },
    wall: ({ box, say }, [part]) => {
        const gate = part === 0;
        const points = pointsText(say, box.wall.marked.points);
        return {
            icons: [gate ? 'gate' : 'wall'],
            label: say.own(gate ? 'wall-gate' : 'wall-plain'),
            note: gate ? say.own('merlon-points', { points }) : say.own('wall-plain-note'),
        };
    },
    lose: ({ say }, [part, count]) => {
        const goods: Resource = RESOURCES[part ?? 0]!;
        const label = count
            ? say.own('lose', { goods: amountsText(say, { [goods]: count }, 'object') })
            : say.own('lose-none', { goods: say.game('goods-name', { goods }) });
        return { icons: [goods], label, note: '' };
    },
};

/** What is repeated. */
function againText({ view, box, say }: Asked): string {
    const { location, slot } = view.decision;
    if (!location) return '';
    const card = location === 'palace' ? view.palace[Number(slot) - 1] : null;
    const effect = card ? box.favors.print.cards[card - 1]! : box.actions[location];
    return effectText(say, { ...effect, times: 1 });
}

export function choicesOf(asked: Asked, legal: LegalAction[]): Choice[] {
    return legal.filter(isChoice).map((action) => {
        const told = TELLERS[action.verb]!(asked, action.parts);
        return { ends: false, ...told, label: capital(told.label), action };
    });
}
