// Whose turn it is, what has been chosen, what the seats have, the castle, and the options.
import { squareName, squareOf } from '../../model/squares';
import { type At, card, cards, counted, family, number, seat } from './words';

/** The position in a few sentences, the most urgent first. */
export function position(at: At): string[] {
    const { view } = at;
    const standing = at.say('standing', {
        buildings: view.buildings.length,
        unfinished: view.buildings.filter(({ completed }) => !completed).length,
        workers: view.workers.length,
        turns: view.turns_finished,
        first: seat(at, view.first_seat),
    });
    return [...choices(at), standing, ...values(at), ...ending(at)];
}

/** What is to be decided, and what has been chosen in this turn so far. */
export function choices(at: At): string[] {
    const { view, viewer, say, name } = at;
    if (view.ending !== null) return ending(at);
    const you = view.turn === viewer ? 'yes' : 'no';
    const phase = name('phase-name', { phase: view.phase });
    const passes = view.passes_in_a_row;
    return [
        say('to-move', { seat: seat(at, view.turn), you, phase }),
        ...chosen(at),
        ...(passes ? [say('passes', { count: passes })] : []),
    ];
}

function chosen(at: At): string[] {
    const { say } = at;
    const { decision, derived } = at.view;
    const { castle_pieces_due: pieces, workers_placed: workers } = decision;
    const earlier = derived.earlier_squares.map((pair) => squareName(squareOf(pair)));
    const lines = [
        decision.card && say('chosen-card', { card: card(at, decision.card) }),
        decision.site && say('chosen-site', { site: String(decision.site) }),
        workers &&
            say('chosen-workers', {
                count: workers,
                square: squareName(squareOf(decision.last_square!)),
            }),
        pieces && say('chosen-pieces', { count: pieces }),
        decision.camps !== undefined && say('chosen-camps', { count: decision.camps }),
        earlier.length && say('earlier-squares', { squares: earlier.join(', ') }),
        decision.family && say('chosen-family', { family: family(at, decision.family) }),
        derived.cash && say('chosen-cash', { gold: derived.cash.join(', ') }),
    ];
    return lines.filter((line) => typeof line === 'string');
}

export function hand(at: At): string[] {
    const { view, viewer, say } = at;
    if (viewer === null) return [say('no-hand')];
    return [say('cards', { cards: cards(at, view.hands[viewer]!) }), ...screen(at, viewer)];
}

export function seats(at: At): string[] {
    return at.view.hands.map((held, number) => {
        const head = at.say('seat', { seat: seat(at, number), cards: cards(at, held) });
        return [head, ...screen(at, number)].join(' ');
    });
}

/** What is behind the screen of a seat, as far as it is known. */
function screen(at: At, seat: number): string[] {
    const { view, say } = at;
    return [
        say('gold', {
            gold: number(at, view.gold[seat]!),
            worth: number(at, view.derived.worth[seat]!),
        }),
        say('seals', { counts: counted(at, view.seals[seat]!) }),
        say('workers', {
            own: number(at, view.own_workers[seat]!),
            neutral: number(at, view.neutral_workers[seat]!),
            banners: view.banners[seat]!,
        }),
    ];
}

/** The cards that can be taken, the size of the pile, and the cards laid. */
export function display(at: At): string[] {
    const { view, say, listed } = at;
    const slots = view.display.flatMap((kind, i) =>
        kind ? [say('slot', { slot: i + 1, card: card(at, kind) })] : [],
    );
    return [
        say('display', { slots: listed(slots) }),
        say('pile', { count: view.draw_pile.length }),
        say('discards', { cards: cards(at, view.discards) }),
    ];
}

export function castle(at: At): string[] {
    const { say } = at;
    const { castle, derived } = at.view;
    const squares = castle.tops.map((top, i) =>
        say('castle-square', {
            number: i + 1,
            height: castle.heights[i]!,
            top: top ? family(at, top) : say('bare'),
            square: squareName(squareOf(derived.castle_squares[i]!)),
        }),
    );
    const pools = castle.pools.map((pool, i) =>
        say('castle-pool', { floor: i + 1, counts: counted(at, pool) }),
    );
    return [say('castle-floor', { floor: castle.floor }), ...squares, ...pools, ...values(at)];
}

/** What a seal of each family is worth. */
export function values(at: At): string[] {
    return [at.say('values', { counts: counted(at, at.view.castle.values) })];
}

/** How far the end is; after it, who has won. */
export function ending(at: At): string[] {
    const { say, name } = at;
    const { ending, winners, last_round: last, derived } = at.view;
    if (ending !== null) {
        const how = name('ending-name', { ending });
        return [say('over', { how, winners: winners.map((one) => seat(at, one)).join(', ') })];
    }
    if (last) {
        const first = seat(at, last.triggered_by);
        return [say('last-round', { seat: first, count: last.turns_left })];
    }
    const { pieces_to_end: pieces, turns_to_end: turns } = derived;
    return [say('to-the-end', { pieces, turns })];
}

export function options({ view, say, name }: At): string[] {
    return Object.entries(view.options).map(([option, value]) => {
        const told =
            typeof value === 'boolean'
                ? say(value ? 'yes' : 'no')
                : name('setup-name', { setup: value });
        return say('option', { name: name(`option-${option.replaceAll('_', '-')}`), value: told });
    });
}
