// What Archon's pieces say a choice would bring, beside what it brings.
import { expect } from 'vitest';
import type { Event } from '../../engine/events';
import type { LegalAction } from '../../src/games/action';
import { boxOf } from '../../src/games/archon/model/box';
import { chipOf } from '../../src/games/archon/model/brings';
import { choicesOf } from '../../src/games/archon/model/hand/choices';
import { holdingsOf } from '../../src/games/archon/model/hand/goods';
import { addedBy, marksOf } from '../../src/games/archon/model/marks';
import pieces from '../../src/games/archon/pieces';
import {
    type ArchonView,
    archonView,
    CATEGORIES,
    type Kind,
    KINDS,
    LOCATIONS,
    type LocationName,
} from '../../src/games/archon/model/view';
import type { Say } from '../../src/games/archon/words.svelte';
import { type Args } from '../../src/text/catalogue';
import { namedBy } from '../../src/games/action';
import { type Checks, type Dice, type Player, TASK, type Truth } from './world';

const POINTED = 4; // of the legal actions, at each choice
const box = boxOf(TASK.detail);

/** What has been said last: numbers are read here and not out of sentences. */
let heard: { id: string; args: Record<string, unknown> }[] = [];
function told(id: string, args: Args = {}): string {
    heard.push({ id, args });
    return id;
}
const say: Say = { language: 'en', own: told, game: told };

/** The arguments of an id in what is said meanwhile. */
function listening<T>(work: () => T): { made: T; read: (id: string) => Record<string, unknown>[] } {
    heard = [];
    const made = work();
    const all = heard;
    const read = (id: string) => all.flatMap((one) => (one.id === id ? [one.args] : []));
    return { made, read };
}
type Read = ReturnType<typeof listening>['read'];

function heldBy(view: ArchonView, seat: number): Record<string, number> {
    const { gold, recruits, resources } = view.players[seat]!;
    return { gold, recruits, ...resources };
}

/** An action pointed at: its arrow, its marks and the wall's words, beside what it does. */
async function pointed(player: Player, action: LegalAction): Promise<void> {
    const { world, seat } = player;
    const props = await player.pointing(action);
    const view = archonView(props.view)!;
    const drafted = props.draft.length ? props.happened : [];
    const shown = holdingsOf(view, seat, { drafted, thought: addedBy(props) });
    const now = heldBy(archonView(player.base.view)!, seat);
    for (const one of shown) expect(one.now, one.goods).toBe(now[one.goods]);
    const { position } = props.ghost.result;
    if (!position) {
        // Only what the draft has done is known.
        const drawn = heldBy(view, seat);
        for (const one of shown) expect(one.then ?? one.now, one.goods).toBe(drawn[one.goods]);
        return;
    }
    const true_ = world.after(player.truth, action.n, seat);
    const after = archonView(true_.position.view)!;
    const then = heldBy(after, seat);
    for (const one of shown) expect(one.then ?? one.now, one.goods).toBe(then[one.goods]);
    const before = heldBy(view, seat);
    const marks = marksOf(addedBy(props), seat);
    for (const [goods, count] of Object.entries(before)) {
        const told = marks.flatMap(({ icon, text }) =>
            icon === goods ? [Number(text.replace('−', '-'))] : [],
        );
        expect(
            told.reduce((sum, one) => sum + one, 0),
            goods,
        ).toBe(then[goods]! - count);
    }
    const thought = archonView(position.view)!;
    expect(thought.derived).toEqual(after.derived);
}

/** The seat's own choices after entering, the card first: the exchange again and again, the rest as it comes. */
function visit(player: Player, entry: LegalAction, card: Kind | null): Truth & { asked: number } {
    const { world, seat } = player;
    let now = world.after(player.truth, entry.n, seat);
    const events: Event[] = [...now.events];
    let asked = 0;
    while (now.turn === seat) {
        const legal = namedBy(TASK.detail, world.engine.legal(now.state));
        const { phase } = now.position;
        if (phase === 'magister' || phase === 'tile') asked = legal.length;
        if (phase === 'place' || phase === 'again' || phase === 'trade' || asked) break;
        const next = chosen(legal, card);
        if (!next) break;
        now = world.after(now.state, next.n, seat);
        events.push(...now.events);
    }
    // Of one there is no choice.
    const took = events.some(({ kind }) => kind === 'magister_taken' || kind === 'tile_taken');
    return { ...now, events, asked: asked || Number(took) };
}

function chosen(legal: readonly LegalAction[], card: Kind | null): LegalAction | undefined {
    const number = KINDS.indexOf(card ?? 'courtier');
    const plays = legal.filter(
        ({ verb }) => verb === 'with' || verb === 'pair' || verb === 'plain',
    );
    if (plays.length === 0) return legal.find(({ verb }) => verb === 'more') ?? legal[0];
    const alone = plays.find(({ verb, parts }) => verb === 'with' && parts[0] === number);
    if (card) return alone;
    const two = plays.find(({ verb }) => verb === 'pair');
    // Where one Courtier is too little, another card has to be played.
    return alone ?? two ?? plays.find(({ verb }) => verb === 'plain') ?? plays[0];
}

function chipsOf(player: Player, card: Kind | null): void {
    const { view, legal } = player.props;
    const at = archonView(view)!;
    const scene = { view: at, box, legal, viewer: player.seat, say, wish: card };
    for (const [number, name] of LOCATIONS.entries()) {
        const { made: chip, read } = listening(() => chipOf(scene, name));
        const entries = legal.filter(({ verb, parts }) => verb === 'enter' && parts[0] === number);
        if (chip?.tone === 'shut') {
            expect(entries, `${name} is shut`).toEqual([]);
            closed(at, name, read);
        } else if (chip) {
            expect(chip.tone, name).toBe(entries.length > 0 ? 'open' : 'plain');
            const vacant = entries.filter(({ parts }) => isVacant(at, name, parts[1]!));
            const { slots } = at.locations.find((one) => one.name === name)!;
            const single = vacant.find(({ parts }) => slots[parts[1]!]!.cards === 1);
            const entry = single ?? vacant[0] ?? entries[0];
            const plain = card ?? at.players[player.seat]!.hand!.courtier;
            if (entry && plain)
                brought(player, name, card ?? 'courtier', read, visit(player, entry, card));
        }
    }
}

/** Whether any card may go there. */
function isVacant(view: ArchonView, name: LocationName, slot: number): boolean {
    const { figures } = view.locations.find((one) => one.name === name)!.slots[slot]!;
    return figures.every((count) => count === 0);
}

function closed(view: ArchonView, name: LocationName, read: Read): void {
    const [why] = read('closed');
    const slots = view.locations
        .find((one) => one.name === name)!
        .slots.filter(({ covered }) => !covered);
    const taken = slots.every(({ figures }) => figures.some((count) => count > 0));
    if (taken || why!.why === 'full') expect([name, why!.why, taken]).toEqual([name, 'full', true]);
}

function brought(
    player: Player,
    name: LocationName,
    card: Kind,
    read: Read,
    visit: Truth & { asked: number },
): void {
    const { seat } = player;
    const [elsewhere] = read('chip-other');
    const own = ({ kind, fields }: Event) => kind === 'card_played' && fields.card === card;
    if (elsewhere) return expect([name, visit.events.some(own)]).toEqual([name, false]);
    const [offered] = read('chip-of');
    if (offered) return expect([name, visit.asked]).toEqual([name, offered.count]);
    // A card that had to be played has powers of its own.
    const other = ({ kind, fields }: Event) => kind === 'card_played' && fields.card !== card;
    if (visit.events.some(other)) return;
    const sums: Record<string, number> = {};
    let others = 0;
    for (const { kind, fields } of visit.events) {
        if (kind === 'round_ended' || (kind === 'turn_started' && fields.seat !== seat))
            others += 1;
        if (others || fields.seat !== seat) continue;
        const goods = kind === 'warrior_placed' ? 'warriors' : String(fields.goods);
        if (kind === 'gained' || kind === 'warrior_placed')
            sums[goods] = (sums[goods] ?? 0) + Number(fields.count ?? 1);
    }
    for (const { goods, count } of read('amount'))
        expect([name, goods, sums[String(goods)] ?? 0]).toEqual([name, goods, count]);
    const [cubes] = read('chip-cubes');
    const all = ['papyrus', 'silver', 'iron', 'stone'].reduce(
        (sum, one) => sum + (sums[one] ?? 0),
        0,
    );
    if (cubes) expect([name, all]).toEqual([name, cubes.count]);
    const [grant] = read('chip-grant');
    if (!grant) return;
    const category = String(grant.category) as (typeof CATEGORIES)[number];
    expect([name, sums[category]]).toEqual([name, grant.count]);
    const points = (of: unknown) => archonView(of as never)!.derived.scoring[category][seat]!;
    // After a season its next Grant lies there.
    if (visit.events.some(({ kind }) => kind === 'round_ended')) return;
    expect([name, points(visit.position.view) - points(player.props.view)]).toEqual([
        name,
        grant.points,
    ]);
}

/** The prices on buttons, beside what is paid. */
function prices(player: Player): void {
    const { view, legal } = player.props;
    const asked = { view: archonView(view)!, box, viewer: player.seat, say };
    for (const action of legal.filter(({ verb }) => verb === 'buy' || verb === 'sell')) {
        const { read } = listening(() => choicesOf(asked, [action]));
        const { events } = player.world.after(player.truth, action.n, player.seat);
        const paid = events.find(({ kind }) => kind === 'bought' || kind === 'sold');
        expect(paid?.fields.price).toBe(read(`${action.verb}-label`)[0]!.price);
    }
}

async function choice(player: Player, dice: Dice): Promise<void> {
    const { legal, view } = player.props;
    for (const action of dice.some(legal, POINTED)) await pointed(player, action);
    prices(player);
    const hand = archonView(view)!.players[player.seat]!.hand!;
    chipsOf(player, null);
    if (hand.merchant && view.phase === 'place') chipsOf(player, 'merchant');
}

export const archonChecks: Checks = { endings: pieces, choice };
