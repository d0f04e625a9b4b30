// The places of the plan that can be pointed at: their names, the effect of choosing them, and
// what to ask when it cannot be chosen.
import type { LegalAction } from '../../../action';
import type { Say } from '../../words.svelte';
import type { Box, TrackSpace } from '../box';
import { type Chip, chipOf } from '../brings';
import { capital } from '../../../../text/figure';
import { amountsText, effectText, merchantText, pointsText } from '../effects';
import type { Frame, Layout } from './layout';
import { merlonFrame, placeFrame, shelfFrame, signFrame, slotTouch, spaceFrame } from './layout';
import { shelf, slotAction, slotText } from './slots';
import { seatsText } from '../labels';
import type { ArchonView, Kind, LocationName, SlotView } from '../view';
import { MAGISTERS, RESOURCES, shownSlots } from '../view';

export interface Stop {
    id: string;
    frame: Frame;
    title: string;
    /** Which one of several that are called the same, for those who hear it. */
    which?: string;
    lines: string[];
    action: LegalAction | null;
    /** Only words to read: no place for a figure, so arrows pass it by. */
    info?: boolean;
    /** The notation to ask about when it is not allowed; null when nothing would be asked. */
    ask: string | null;
}

export interface Scene {
    view: ArchonView;
    box: Box;
    legal: LegalAction[];
    viewer: number | null;
    layout: Layout;
    say: Say;
    /** The card that is taken for the next slot. */
    wish?: Kind | null;
}

/** All stops in reading order. */
export function stopsOf(scene: Scene): Stop[] {
    return [
        ...scene.view.locations.flatMap((location) =>
            shownSlots(scene.view, location.name).map((slot, i) =>
                slotStop(scene, location.name, slot, i),
            ),
        ),
        ...headStops(scene),
        ...magisterStops(scene),
        ...marketStops(scene),
        ...wallStops(scene),
    ].sort((a, b) => a.frame.y - b.frame.y || a.frame.x - b.frame.x);
}

export function labelOf(stop: Stop): string {
    return [stop.which ? `${stop.title}, ${stop.which}` : stop.title, ...stop.lines].join('. ');
}

/** The sign of each location, to be touched for its rule in words and what it would bring; on a phone the whole
    place, behind its stones. */
function headStops(scene: Scene): Stop[] {
    const { view, say, box, layout } = scene;
    return view.locations.map(({ name }) => {
        const sign = layout.narrow ? layout.areas[name] : signFrame(layout, name);
        const chip = chipOf(scene, name);
        const now = chip && nowText(say, name, chip);
        const effect = box.actions[name];
        const rule = name === 'palace' ? say.own('sign-favor') : effectText(say, effect);
        return {
            id: `head:${name}`,
            frame: name === 'palace' && !layout.narrow ? { ...sign, w: 108 } : sign,
            title: say.game('location-name', { location: name }),
            lines: [
                rule,
                merchantText(say, effect),
                ...(name === 'guild-hall' ? nextSteps(scene) : []),
                now ?? '',
            ].filter(Boolean),
            action: null,
            ask: null,
            info: true,
        };
    });
}

/** What the next of each kind of Magister costs and scores: "Cleric: costs 1 Gold and scores 2 points". */
function nextSteps({ view, say, box, viewer }: Scene): string[] {
    const player = view.players[viewer ?? view.turn];
    return MAGISTERS.flatMap((magister) => {
        const step = box.magisters.track[magister][player?.magisters[magister] ?? 0];
        const name = say.game('card-name', { card: magister });
        const said = step && stepText(say, step);
        return said ? say.own('said-of', { name: capital(name), said }) : [];
    });
}

/** What a chip says, as a sentence: of places where one chooses among offers it is no amount. */
function nowText(say: Say, name: LocationName, { text, tone }: Chip): string {
    const offers = name === 'palace' || name === 'guild-hall' || name === 'builders-guild';
    if (tone === 'shut' || offers) return capital(text);
    return say.own('said-of', { name: say.own('would'), said: text });
}

function stepText(say: Say, { pay, points }: TrackSpace): string {
    const cost = amountsText(say, pay as Record<string, number>, 'object');
    return points
        ? say.own('space-costs', { cost, points: pointsText(say, points) })
        : say.own('space-first', { cost });
}

export function asks(scene: Pick<Scene, 'legal'>, verbs: string[]): boolean {
    return scene.legal.some((action) => verbs.includes(action.verb));
}

function slotStop(scene: Scene, name: LocationName, slot: SlotView, index: number): Stop {
    const { view, say, layout, legal } = scene;
    const slots = shownSlots(view, name);
    const frame = slotTouch(layout, name, slots, index);
    // Of equal slots the first one is written.
    const first = slots[view.derived.equal_slots[name][index] ?? index] ?? slot;
    const place = say.game('location-name', { location: name });
    const mayEnter = view.phase === 'place' || view.phase === 'again';
    return {
        id: `slot:${name}:${index}`,
        frame,
        title: place,
        which: slots.length > 1 ? say.own('place-nth', { number: index + 1 }) : '',
        lines: slotLines(scene, name, slot, index),
        action: slotAction(view, legal, name, index),
        ask: mayEnter && legal.length ? slotText(name, first) : null,
    };
}

function slotLines(scene: Scene, name: LocationName, slot: SlotView, index: number): string[] {
    const { view, say, box } = scene;
    if (slot.covered) return [say.own('slot-covered')];
    const lines: string[] = [];
    const card = name === 'palace' ? view.palace[index] : null;
    const favor = card ? box.favors.print.cards[card - 1] : undefined;
    const effect = favor ?? box.actions[name];
    if (card) lines.push(say.own('favor-number'));
    lines.push(effectText(say, effect));
    const merchant = merchantText(say, effect);
    if (merchant) lines.push(merchant);
    lines.push(say.own('slot-cards', { count: slot.cards }));
    const taken = slot.figures.flatMap((count, seat) => (count ? [seat] : []));
    lines.push(
        taken.length
            ? say.own('slot-figures', { seats: seatsText(say, taken) })
            : say.own('slot-vacant'),
    );
    if (slot.token !== null) {
        lines.push(say.own('slot-token', { seat: seatsText(say, [slot.token]) }));
    }
    const owners = view.derived.tax[name];
    if (owners.length) {
        lines.push(say.own('slot-tax', { count: owners.length, seats: seatsText(say, owners) }));
    }
    return lines;
}

function magisterStops(scene: Scene): Stop[] {
    const { view, say, box, layout, viewer, legal } = scene;
    if (layout.narrow) return [];
    const seat = viewer ?? view.turn;
    return MAGISTERS.flatMap((magister, row) => {
        const taken = view.players[seat]?.magisters[magister] ?? 0;
        return box.magisters.track[magister].map((space, i): Stop => {
            const next = i === taken;
            const name = say.game('card-name', { card: magister });
            const reached = view.players.flatMap((p, s) => (p.magisters[magister] > i ? [s] : []));
            const lines = [stepText(say, space)];
            if (reached.length) {
                lines.push(say.own('space-markers', { seats: seatsText(say, reached) }));
            }
            return {
                id: `magister:${magister}:${i}`,
                frame: spaceFrame(layout, row, i),
                title: say.own('space-label', { magister: name, space: i + 1 }),
                lines,
                action: next ? (pick(legal, 'magister', row) ?? null) : null,
                ask: next && asks(scene, ['magister']) ? `magister ${magister}` : null,
            };
        });
    });
}

export function pick(legal: LegalAction[], verb: string, part: number): LegalAction | undefined {
    return legal.find((action) => action.verb === verb && action.parts[0] === part);
}

function marketStops(scene: Scene): Stop[] {
    const { view, box, layout } = scene;
    if (layout.narrow || view.phase !== 'trade' || !scene.legal.length) return [];
    return RESOURCES.flatMap((resource, row) =>
        shelf(box, resource, view.market[resource]).flatMap((place, i) => {
            if (!place.next) return [];
            const shelfAt = shelfFrame(layout, row);
            const places = box.marketplace.prices[resource].length;
            return [tradeStop(scene, place.next, row, placeFrame(shelfAt, i, places))];
        }),
    );
}

function tradeStop(scene: Scene, verb: 'buy' | 'sell', row: number, frame: Frame): Stop {
    const { view, say, legal } = scene;
    const resource = RESOURCES[row]!;
    const price = view.derived[verb][resource] ?? 0;
    const goods = amountsText(say, { [resource]: 1 }, 'object');
    return {
        id: `${verb}:${resource}`,
        frame,
        title: say.own(`${verb}-label`, { goods, price }),
        lines: [],
        action: pick(legal, verb, row) ?? null,
        ask: `${verb} ${resource}`,
    };
}

function wallStops(scene: Scene): Stop[] {
    const { view, say, box, layout, legal } = scene;
    if (!asks(scene, ['wall'])) return [];
    const marked = box.wall.marked;
    return view.wall.flatMap((owner, i) => {
        if (owner !== null) return [];
        const gate = i < marked.spaces;
        const points = pointsText(say, marked.points);
        const stop: Stop = {
            id: `wall:${i}`,
            frame: merlonFrame(layout, i, view.wall.length),
            title: gate ? say.own('merlon-gate') : say.own('merlon-plain'),
            which: say.own('place-nth', { number: i + 1 }),
            lines: gate ? [say.own('merlon-points', { points })] : [],
            action: pick(legal, 'wall', gate ? 0 : 1) ?? null,
            ask: gate ? 'wall gate' : 'wall plain',
        };
        return [stop];
    });
}
