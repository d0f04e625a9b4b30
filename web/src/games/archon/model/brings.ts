// What a place would bring now, or why it is closed, in the few words of a chip on its sign.
import type { Amounts } from './box';
import { amountsText } from './effects';
import type { Scene } from './city/stops';
import {
    CATEGORIES,
    type Kind,
    type LocationName,
    type Magister,
    RESOURCES,
    type SlotView,
} from './view';

export interface Chip {
    text: string;
    /** Open to the viewer's next figure, shut for a reason, or only what it would bring. */
    tone: 'open' | 'shut' | 'plain';
}

/** What a chip depends on; wish: the card that is taken for the next slot. */
type Scened = Omit<Scene, 'layout'>;

/** The chip of a place; null where there is nothing to say. */
export function chipOf(scene: Scened, name: LocationName): Chip | null {
    const { view, legal } = scene;
    if (view.phase !== 'place' && view.phase !== 'again') return null;
    const entries = legal.filter((action) => action.verb === 'enter');
    if (!entries.length || view.ending) return null;
    const at = view.locations.findIndex((location) => location.name === name);
    const here = entries.filter((action) => action.parts[0] === at).length;
    if (!here && view.derived.closed[name]) return { text: closedText(scene, name), tone: 'shut' };
    // A lesson leads to some places only: the others are not closed for that.
    const text =
        here && !fits(scene, name)
            ? scene.say.own('chip-other')
            : bringsText(scene, name) || scene.say.own('chip-open');
    return { text, tone: here ? 'open' : 'plain' };
}

function closedText({ view, say }: Scened, name: LocationName): string {
    const closed = view.derived.closed[name]!;
    const goods = closed.goods ?? '';
    const lacks = closed.why === 'price' && goods ? say.game('goods-name', { goods }) : '';
    return say.own('closed', { why: closed.why, goods: lacks });
}

const BY_NUMBER: Partial<Record<LocationName, (scene: Scened) => [number, number]>> = {
    'guild-hall': ({ view, box }) => [
        view.derived.payable_magisters.length,
        Object.keys(box.magisters.track).length,
    ],
    'builders-guild': ({ view, box }) => [
        view.derived.payable_tiles.length,
        box.tiles.print.kinds.length,
    ],
};

function bringsText(scene: Scened, name: LocationName): string {
    const { view, box, say } = scene;
    if (name === 'palace') return '';
    const numbers = BY_NUMBER[name]?.(scene);
    if (numbers) return say.own('chip-of', { count: numbers[0], all: numbers[1] });
    const effect = box.actions[name];
    if (effect.act === 'trade') {
        const prices = RESOURCES.flatMap((resource) => view.derived.buy[resource] ?? []);
        return prices.length ? say.own('chip-from', { price: Math.min(...prices) }) : '';
    }
    const times = view.derived.times[name] ?? 1;
    const gain = gainOf(scene, name, times);
    const cubes = gain['province-resources'];
    if (cubes) return say.own('chip-cubes', { count: Math.min(cubes, inRepository(scene)) });
    const category = CATEGORIES.find((one) => one in gain);
    if (!category) return amountsText(say, gain);
    const more = view.derived.scoring_more[category];
    const points = (more[Math.min(times, more.length - 1)] ?? 0) - (more[0] ?? 0);
    return say.own('chip-grant', { category, count: times, points });
}

/** All that a figure there brings: of the place itself, of the card taken for it and of the seat's houses. */
function gainOf(scene: Scened, name: LocationName, times: number): Amounts {
    const { view, box, viewer, wish } = scene;
    const { gain = {}, merchant = {} } = box.actions[name];
    const tiles = view.players[viewer ?? view.turn]?.tiles ?? [];
    const found: Amounts = {};
    const add = (amounts: Amounts, count = 1) => {
        for (const [goods, each] of Object.entries(amounts))
            found[goods] = (found[goods] ?? 0) + each * count;
    };
    add(gain, times);
    if (wish && hasPower(wish, 'merchant', scene) && hasVacant(scene, name)) add(merchant);
    for (const { when, at, gain: more } of tiles.map((tile) => box.tiles.abilities[tile]))
        if (when === 'visit' && at === name && more) add(more);
    return found;
}

/** Whether a card has a Magister's power: some houses make one Magister another, too. */
function hasPower(card: Kind, of: Magister, { view, box, viewer }: Scened): boolean {
    const tiles = view.players[viewer ?? view.turn]?.tiles ?? [];
    const alike = tiles.flatMap((tile) => box.tiles.abilities[tile].both ?? []);
    const also = alike.includes(of) && (alike as Kind[]).includes(card);
    return card === of || also;
}

/** Whether the card that is taken can go there: some slots want two Courtiers, and only a Cleric joins others. */
function fits(scene: Scened, name: LocationName): boolean {
    const { view, viewer, wish } = scene;
    if (!wish) return true;
    const courtiers = view.players[viewer ?? view.turn]?.hand?.courtier ?? 0;
    const alone = wish !== 'courtier';
    return entered(scene, name).some((slot) =>
        isVacant(slot)
            ? alone || slot.cards === 1 || courtiers > 1
            : hasPower(wish, 'cleric', scene),
    );
}

/** Whether a slot can be entered by a card that is no Cleric: only that one joins other figures. */
function hasVacant(scene: Scened, name: LocationName): boolean {
    return entered(scene, name).some(isVacant);
}

/** The slots of a place that some card could enter now. */
function entered({ view, legal }: Scened, name: LocationName): SlotView[] {
    const at = view.locations.findIndex((location) => location.name === name);
    return legal
        .filter(({ verb, parts }) => verb === 'enter' && parts[0] === at)
        .flatMap(({ parts }) => view.locations[at]?.slots[parts[1] ?? 0] ?? []);
}

function isVacant({ figures }: SlotView): boolean {
    return figures.every((count) => count === 0);
}

function inRepository({ view }: Scened): number {
    return RESOURCES.reduce((sum, resource) => sum + view.repository[resource], 0);
}
