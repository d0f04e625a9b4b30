// The building tiles as houses for sale: their costs, abilities and points, and the effect of pressing them.
import type { LegalAction } from '../../action';
import { amountsText, effectText, pointsText } from './effects';
import { capital } from '../../../text/figure';
import { listed, seatsText } from './labels';
import { asks, pick, type Scene } from './city/stops';
import { RESOURCES, type Resource, type TileName, TILES } from './view';

export interface House {
    /** Its stop, to which the story of a turn points. */
    id: string;
    name: TileName;
    level: number;
    title: string;
    ability: string;
    /** Each resource of the price with how many. */
    cost: [Resource, number][];
    points: number;
    left: number;
    owners: number[];
    /** Whether the viewer could pay for it now, wherever the figures stand. */
    payable: boolean;
    action: LegalAction | null;
    ask: string | null;
    /** All of it in words. */
    label: string;
}

export function housesOf(scene: Omit<Scene, 'layout'>): House[] {
    return TILES.flatMap((name, i) => house(scene, name, i) ?? []).sort(
        (a, b) => a.level - b.level,
    );
}

function house(scene: Omit<Scene, 'layout'>, name: TileName, index: number): House | null {
    const { view, say, box, legal } = scene;
    const print = box.tiles.print.kinds.find((kind) => kind.id === name);
    if (!print) return null;
    const owners = view.players.flatMap((p, seat) => (p.tiles.includes(name) ? [seat] : []));
    const cost = view.derived.tile_costs[name];
    const title = say.game('tile-name', { tile: name });
    const ability = effectText(say, box.tiles.abilities[name]);
    const parts = [
        title,
        ability,
        listed([
            say.own('level', { level: print.level }),
            say.own('tile-costs', { cost: amountsText(say, cost, 'object') }),
            say.own('tile-points', { points: pointsText(say, print.points) }),
        ]),
        say.own('tile-left', { count: view.tiles_left[name] }),
        owners.length ? say.own('tile-owners', { seats: seatsText(say, owners) }) : '',
    ];
    return {
        id: `tile:${name}`,
        name,
        level: print.level,
        title,
        ability: capital(ability),
        cost: RESOURCES.flatMap((r): [Resource, number][] => (cost[r] ? [[r, cost[r]]] : [])),
        points: print.points,
        left: view.tiles_left[name],
        owners,
        payable: view.derived.payable_tiles.includes(name),
        action: pick(legal, 'tile', index) ?? null,
        ask: asks(scene, ['tile']) ? `tile ${name}` : null,
        label: parts.filter(Boolean).join('. '),
    };
}
