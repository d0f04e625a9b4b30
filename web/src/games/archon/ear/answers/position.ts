// Whose turn it is, what the seats have, what the next scoring would pay, and the options.
import { boxOf } from '../../model/box';
import { CATEGORIES, SEAT_NAMES } from '../../model/view';
import {
    amounts,
    type At,
    bySeat,
    card,
    cards,
    goods,
    place,
    seat,
    seats,
    tile,
    yes,
} from './words';

/** The position in a few sentences, the most urgent first. */
export function position(at: At): string[] {
    const { round, season } = at.view;
    const { rounds } = boxOf(at.game).season_track;
    return [
        ...choices(at),
        at.say('round', { round, rounds, season }),
        ...order(at),
        ...attack(at),
    ];
}

/** What is to be decided, and what has been chosen in this turn so far. */
export function choices(at: At): string[] {
    const { view, viewer, say, name } = at;
    if (view.ending !== null) {
        const how = name('ending-name', { ending: view.ending });
        return [say('over', { how, winners: seats(at, view.winners) })];
    }
    const phase = name('phase-name', { phase: view.phase });
    const move = say('to-move', {
        seat: seat(at, view.turn),
        you: yes(view.turn === viewer),
        phase,
    });
    return [move, ...chosen(at), ...raid(at)];
}

function chosen(at: At): string[] {
    const { say, listed } = at;
    const { decision, derived } = at.view;
    const { location, bought, sold, magister, tile: bid, price, repetition } = decision;
    const { payable_tiles: tiles, payable_magisters: magisters } = derived;
    const lines = [
        location &&
            say('chosen', {
                place: place(at, location),
                slot: decision.slot ?? '-',
                cards: listed(decision.cards.map((kind) => card(at, kind))),
                plain: yes(decision.plain),
                second: yes(decision.second),
            }),
        repetition && say('chosen-again', { count: repetition }),
        Object.values(bought).some(Boolean) && say('chosen-bought', { goods: amounts(at, bought) }),
        sold && say('chosen-sold', { goods: goods(at, sold) }),
        (magister || decision.took_magister) &&
            say('chosen-magister', { card: magister ? card(at, magister) : '-' }),
        bid && say('chosen-tile', { tile: tile(at, bid) }),
        price && say('chosen-price', { price: amounts(at, price) }),
        tiles.length && say('payable-tiles', { names: listed(tiles.map((one) => tile(at, one))) }),
        magisters.length &&
            say('payable-magisters', { names: listed(magisters.map((one) => card(at, one))) }),
    ];
    return lines.filter((line) => typeof line === 'string');
}

/** What the seats still have to lose. */
function raid(at: At): string[] {
    const { say } = at;
    const { raid } = at.view;
    if (!raid) return [];
    const { strength, due, asked } = raid;
    const line = say('raid', { strength, due: bySeat(at, due) });
    return asked ? [line, say('raid-asked', { goods: goods(at, asked) })] : [line];
}

export function hand(at: At): string[] {
    return at.viewer === null ? [at.say('no-hand')] : holdings(at, at.viewer);
}

export function player(at: At): string[] {
    return holdings(at, (SEAT_NAMES as readonly string[]).indexOf(at.thing));
}

export function everybody(at: At): string[] {
    return at.view.players.map((_, number) => holdings(at, number).join(' '));
}

/** Points, goods, cards and pieces of a seat. */
function holdings(at: At, number: number): string[] {
    const { say, listed } = at;
    const has = at.view.players[number]!;
    const { gold, recruits, resources, arts, science } = has;
    const known = (['hand', 'waiting'] as const).flatMap((half) => {
        const counts = has[`known_${half}`] ?? {};
        const some = Object.values(counts).some(Boolean);
        return some ? [say(`known-${half}`, { cards: cards(at, counts) })] : [];
    });
    return [
        say('seat', { seat: seat(at, number), points: has.points }),
        say('goods-of', { goods: amounts(at, { gold, recruits, ...resources, arts, science }) }),
        say('cards-of', {
            hand: cards(at, has.hand),
            waiting: cards(at, has.waiting),
            played: cards(at, has.played),
        }),
        ...known,
        say('magisters-of', { cards: cards(at, has.magisters) }),
        say('tiles-of', { names: listed(has.tiles.map((one) => tile(at, one))) }),
        say('pieces-of', {
            figures: has.figures_left,
            warriors: has.warriors_left,
            tokens: has.tokens_left,
        }),
    ];
}

/** The seats in player order, with their points and whether they have passed. */
export function order(at: At): string[] {
    const { view, say } = at;
    const standings = view.order.map((number) =>
        say('standing', {
            seat: seat(at, number),
            points: view.players[number]!.points,
            passed: yes(view.passed[number]),
        }),
    );
    return [say('order', { seats: at.listed(standings) })];
}

/** What the season would score as things stand, and with more pieces; the King's Grants. */
export function scoring(at: At): string[] {
    const { say } = at;
    const { next_scoring, scoring, scoring_more } = at.view.derived;
    const now = (['tiles', ...CATEGORIES] as const).map((name) =>
        say('scoring', {
            name: name === 'tiles' ? say('tiles') : goods(at, name),
            points: bySeat(at, scoring[name]),
        }),
    );
    const more = CATEGORIES.flatMap((category) => {
        const [now = 0, one = 0, two] = scoring_more[category];
        return two === undefined ? [] : [say('more', { name: goods(at, category), now, one, two })];
    });
    return [say('next', { points: bySeat(at, next_scoring) }), ...now, ...more, ...grants(at)];
}

function grants(at: At): string[] {
    const { view, game, say } = at;
    const { cards } = boxOf(game).grants.print;
    return view.grants.map((number, season) => {
        const ranks = CATEGORIES.map((category) => {
            const paid = cards[number - 1]![category].slice(0, view.seats);
            const points = paid.map((rank) => rank[season]).join(', ');
            return say('ranks', { name: goods(at, category), points });
        });
        return say('grant', { season: season + 1, number, ranks: ranks.join('; ') });
    });
}

/** How strong the next attack may be, and how often the wall would hold. */
export function attack({ view, say, listed }: At): string[] {
    const { attack_strength: span, attack } = view.derived;
    if (!span) return [say('no-attack')];
    const [low, high] = span;
    const [strengths, holds, gone] = [attack.strengths, attack.holds, view.removed.attacks].map(
        (numbers) => listed(numbers.map(String)),
    );
    return [
        say('attack', { count: view.wall.filter((one) => one !== null).length, low, high }),
        say('attack-odds', { strengths: strengths!, holds: holds!, gone: gone! }),
    ];
}

/** What is left in the supply, the Repository and the Province card. */
export function supply(at: At): string[] {
    const { view, say } = at;
    return [
        say('supply', { goods: amounts(at, view.supply) }),
        say('repository', { goods: amounts(at, view.repository) }),
        say('province', {
            number: view.province,
            goods: amounts(at, view.derived.province),
            gone: at.listed(view.removed.provinces.map(String)),
        }),
    ];
}

export function options({ view, say, name }: At): string[] {
    return Object.entries(view.options).map(([option, value]) =>
        say('option', { name: name(`option-${option.replaceAll('_', '-')}`), value: yes(value) }),
    );
}
