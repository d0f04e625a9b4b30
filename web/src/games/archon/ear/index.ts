// Archon's actions as sentences: see the contract. Labels and notes are those of the hand and the plan.
import { words } from '../../../text/words.svelte';
import type { Args } from '../../../text/catalogue';
import { LoadedWords, sourceIn } from '../../../text/loaded.svelte';
import type { LegalAction } from '../../action';
import type { Asked, Sentences } from '../../contract';
import { type Box, boxOf, tileOf } from '../model/box';
import { type Choice, choicesOf } from '../model/hand/choices';
import { amountsText, effectText, pointsText } from '../model/effects';
import { capital } from '../../../text/figure';
import { seatsText } from '../model/labels';
import { type ArchonView, archonView, type Kind } from '../model/view';
import { HAND_SIZE, KINDS, locationOf, LOCATIONS, MAGISTERS, PLACES, TILES } from '../model/view';
import { load, ownText, type Say } from '../words.svelte';

interface At {
    action: LegalAction;
    parts: readonly number[];
    view: ArchonView;
    box: Box;
    viewer: number | null;
    say: Say;
    /** A text of this folder. */
    tell: (id: string, args?: Args) => string;
}

const WORDS = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../../src/polis/games/archon/text/*.ftl', {
            query: '?section=ear',
            import: 'default',
        }),
    ),
    'ear-',
);

/** The verbs that the buttons of the hand do not say in a whole sentence; the others as they do. */
const TELLERS: Record<string, (at: At) => string> = {
    draft: (at) => at.tell('take', { cards: cards(at, at.parts.map(magister)) }),
    split: (at) => at.tell('split', { cards: cards(at, handOf(at.parts)) }),
    enter,
    with: (at) => noted(at, at.tell('play', { cards: cards(at, at.parts.map(kind)) })),
    plain: (at) => {
        const card = cards(at, at.parts.map(magister));
        return noted(at, at.tell('play', { cards: at.say.own('with-plain', { card }) }));
    },
    pair: (at) => noted(at, at.tell('play', { cards: cards(at, at.parts.map(kind)) })),
    magister: taking,
    tile: buying,
    replace: (at) => {
        const place = at.say.game('place-name', { place: PLACES[at.parts[0] ?? 0] ?? '' });
        return noted(at, at.tell('replace', { place }));
    },
    wall: (at) => noted(at, at.tell('wall', { where: small(choiceOf(at)?.label ?? '') })),
    more: (at) => at.tell('more', { effect: choiceOf(at)?.note ?? '' }),
    done: (at) => at.tell('done'),
    stop: (at) => at.tell('stop'),
};

const magister = (part: number): Kind => MAGISTERS[part]!;
const kind = (part: number): Kind => KINDS[part]!;

/** The five cards of a division; the courtiers are those that its parts do not count. */
function handOf(parts: readonly number[]): Kind[] {
    const others = parts.reduce((sum, count) => sum + count, 0);
    return [HAND_SIZE - others, ...parts].flatMap((count, i) => Array<Kind>(count).fill(kind(i)));
}

/** `a Cleric and two Scribes`. */
function cards({ say }: At, kinds: readonly Kind[]): string {
    const told = [...new Set(kinds)].map((card) =>
        say.game('cards-name', { card, count: kinds.filter((one) => one === card).length }),
    );
    return new Intl.ListFormat(say.language, { type: 'conjunction' }).format(told);
}

function choiceOf({ view, box, viewer, say, action }: At): Choice | undefined {
    return choicesOf({ view, box, viewer, say }, [action])[0];
}

/** A choice with what is to be known of it, by default what the hand notes beside it: one sentence each. */
function noted(at: At, choice: string, notes = [choiceOf(at)?.note ?? '']): string {
    return [choice, ...notes.filter(Boolean).map(capital)].join('. ');
}

function enter(at: At): string {
    const { parts, view, box, say } = at;
    const [place = 0, index = 0] = parts;
    const location = LOCATIONS[place]!;
    const slot = locationOf(view, location)?.slots[index];
    const favor = location === 'palace' ? view.palace[index] : null;
    const owners = view.derived.tax[location];
    const notes = [
        favor ? effectText(say, box.favors.print.cards[favor - 1]!) : '',
        slot && slot.cards > 1 ? say.own('slot-cards', { count: slot.cards }) : '',
        owners.length
            ? say.own('slot-tax', { count: owners.length, seats: seatsText(say, owners) })
            : '',
    ];
    const name = say.game('location-name', { location });
    const choice = at.tell('enter', { location, name, slot: slot?.name ?? '' });
    return noted(at, choice, notes);
}

function taking(at: At): string {
    const { parts, view, box, viewer, say } = at;
    const name = MAGISTERS[parts[0] ?? 0]!;
    const taken = view.players[viewer ?? view.turn]?.magisters[name] ?? 0;
    const space = box.magisters.track[name][taken];
    const choice = at.tell('take', { cards: cards(at, [name]) });
    if (!space) return choice;
    const cost = amountsText(say, space.pay as Record<string, number>, 'object');
    const points = pointsText(say, space.points);
    const note = say.own(space.points ? 'space-costs' : 'space-first', { cost, points });
    return noted(at, choice, [note]);
}

function buying(at: At): string {
    const { parts, view, box, say } = at;
    const name = TILES[parts[0] ?? 0]!;
    const points = pointsText(say, tileOf(box, name)?.points ?? 0);
    const notes = [
        say.own('tile-costs', { cost: amountsText(say, view.derived.tile_costs[name], 'object') }),
        say.own('tile-points', { points }),
        effectText(say, box.tiles.abilities[name]),
    ];
    return noted(at, at.tell('tile', { tile: say.game('tile-name', { tile: name }) }), notes);
}

/** Inside a sentence. */
function small(text: string): string {
    return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

function one(action: LegalAction, { view: shown, game, viewer, language }: Asked): string {
    const view = archonView(shown);
    if (!view) return '';
    const say: Say = { language, own: ownText, game: (id, args) => words.game('archon', id, args) };
    const tell = (id: string, args?: Args) => WORDS.say(language, id, args);
    const { verb, parts } = action;
    const at = { action, parts, view, box: boxOf(game), viewer, say, tell };
    return TELLERS[verb]?.(at) ?? noted(at, choiceOf(at)?.label ?? '');
}

/** What can be asked about, by question. */
const THINGS: Record<string, string> = { location: 'location', house: 'tile', seat: 'seat' };

const sentences: Sentences = {
    one,
    thing: (topic, name) => {
        const kind = THINGS[topic];
        return kind ? capital(words.game('archon', `${kind}-name`, { [kind]: name })) : '';
    },
    many: (verb, language) => WORDS.say(language, `many-${verb}`),
    load: (language) => Promise.all([load(language), WORDS.load(language)]),
};
export default sentences;
