// What a place would bring now, or why it is closed, in the few words of a chip on its sign.
import { amountsText } from './effects';
import type { Scene } from './city/stops';
import { CATEGORIES, type LocationName, RESOURCES } from './view';

export interface Chip {
    text: string;
    /** Open to the viewer's next figure, shut for a reason, or only what it would bring. */
    tone: 'open' | 'shut' | 'plain';
}

/** The chip of a place; null where there is nothing to say. */
export function chipOf(scene: Omit<Scene, 'layout'>, name: LocationName): Chip | null {
    const { view, legal } = scene;
    if (view.phase !== 'place' && view.phase !== 'again') return null;
    const entries = legal.filter((action) => action.verb === 'enter');
    if (!entries.length || view.ending) return null;
    const at = view.locations.findIndex((location) => location.name === name);
    const here = entries.filter((action) => action.parts[0] === at).length;
    if (!here) return { text: closedText(scene, name), tone: 'shut' };
    return { text: bringsText(scene, name, here) || scene.say.own('chip-open'), tone: 'open' };
}

function closedText({ view, say }: Omit<Scene, 'layout'>, name: LocationName): string {
    const closed = view.derived.closed[name];
    if (!closed) return say.own('closed', { why: 'full' });
    const goods = closed.goods ?? '';
    const lacks = closed.why === 'price' && goods ? say.game('goods-name', { goods }) : '';
    return say.own('closed', { why: closed.why, goods: lacks });
}

const BY_NUMBER: Partial<Record<LocationName, (scene: Omit<Scene, 'layout'>) => [number, number]>> =
    {
        'guild-hall': ({ view, box }) => [
            view.derived.payable_magisters.length,
            Object.keys(box.magisters.track).length,
        ],
        'builders-guild': ({ view, box }) => [
            view.derived.payable_tiles.length,
            box.tiles.print.kinds.length,
        ],
    };

function bringsText(scene: Omit<Scene, 'layout'>, name: LocationName, here: number): string {
    const { view, box, say } = scene;
    if (name === 'palace') {
        const count = view.palace.filter((card) => card !== null).length;
        return say.own('chip-of', { count: here, all: count });
    }
    const numbers = BY_NUMBER[name]?.(scene);
    if (numbers) return say.own('chip-of', { count: numbers[0], all: numbers[1] });
    const effect = box.actions[name];
    if (effect.act === 'trade') {
        const prices = RESOURCES.flatMap((resource) => view.derived.buy[resource] ?? []);
        return prices.length ? say.own('chip-from', { price: Math.min(...prices) }) : '';
    }
    const times = view.derived.times[name] ?? 1;
    const gain = Object.fromEntries(
        Object.entries(effect.gain ?? {}).map(([goods, count]) => [goods, count * times]),
    );
    const cubes = gain['province-resources'];
    if (cubes) return say.own('chip-cubes', { count: cubes });
    const category = CATEGORIES.find((one) => one in gain);
    if (!category) return amountsText(say, gain);
    const more = view.derived.scoring_more[category];
    const points = (more[Math.min(times, more.length - 1)] ?? 0) - (more[0] ?? 0);
    return say.own('chip-grant', { category, count: times, points });
}
