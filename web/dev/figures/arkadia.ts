// What Arkadia's pieces say a choice would bring, beside what it brings.
import { expect } from 'vitest';
import type { Event } from '../../engine/events';
import type { LegalAction } from '../../src/games/action';
import { action as named } from '../../src/games/arkadia/model/actions';
import { aimAt, lit, type Situation, situation } from '../../src/games/arkadia/model/aim';
import { consequences } from '../../src/games/arkadia/model/consequences';
import { shapesOf } from '../../src/games/arkadia/model/forms';
import { turnsAfter } from '../../src/games/arkadia/model/standing';
import pieces from '../../src/games/arkadia/pieces';
import { arkadia, FAMILIES } from '../../src/games/arkadia/model/view';
import { doerOf, piecesOf } from '../../src/games/arkadia/story/parts';
import type { Happened } from '../../src/protocol/messages';
import { turnsOf } from '../../src/table/aside/turns';
import { type Checks, type Dice, type Ended, type Player, TASK } from './world';

const POINTED = 4; // of the legal actions, at each choice
const PLACED = 4; // of the workers of one introduction, in any order
const shapes = shapesOf(TASK.detail.components);
const wished = { orientation: 0, kind: 'own' as const, family: null, pinned: null };

function sumOf(events: readonly Event[], counted: (event: Event) => number): number {
    return events.reduce((sum, event) => sum + counted(event), 0);
}

/** An action pointed at: what the board says of it, beside what it does. */
async function pointed(player: Player, action: LegalAction): Promise<void> {
    const { seat, world } = player;
    const props = await player.pointing(action);
    const { position, happened } = props.ghost.result;
    if (!position) return; // nothing is said of what is not known
    const view = arkadia(props.view);
    const drafted = props.draft.length ? props.happened : [];
    const told = consequences([view, drafted], [arkadia(position.view), happened], seat);
    const { events, position: after } = world.after(player.truth, action.n, seat);
    const paid = (to: number, family?: string) =>
        sumOf(events, ({ kind, fields }) =>
            (kind === 'seals_paid' || kind === 'seal_taken') &&
            fields.seat === to &&
            (family ?? fields.family) === fields.family
                ? Number(fields.count ?? 1)
                : 0,
        );
    const gains = FAMILIES.map((family) => [family, paid(seat, family)]);
    expect(told.gains).toEqual(gains.filter(([, count]) => count));
    const others = Array.from({ length: view.seats }, (_, to) => [to, to === seat ? 0 : paid(to)]);
    expect(told.others).toEqual(others.filter(([, count]) => count));
    const values = FAMILIES.map((family) => [
        family,
        arkadia(after.view).castle.values[family] - view.castle.values[family],
    ]);
    expect(told.values).toEqual(values.filter(([, by]) => by));
    const of = (wanted: string, field: string) =>
        sumOf(events, ({ kind, fields }) =>
            kind === wanted && (!field || fields.seat === seat)
                ? Number(field ? fields[field] : 1)
                : 0,
        );
    expect(told.encloses).toBe(of('building_completed', ''));
    expect(told.recruits).toBe(of('neutrals_taken', 'count'));
    expect(told.gold).toBe(of('seals_cashed', 'gold') + of('final_cashed', 'gold'));
}

function situationOf(player: Player): Situation {
    const nothing = () => {};
    const page = { choose: nothing, hover: nothing, why: nothing, redraft: nothing };
    return situation({ ...player.props, ...page }, wished, shapes);
}

/** Every lit square leads to a draft that is allowed, and every place that is allowed is lit. */
async function squares(player: Player, dice: Dice): Promise<void> {
    const at = situationOf(player);
    const numbers = new Set(at.legal.map(({ n }) => n));
    const open = lit(at);
    for (const square of dice.some([...open], POINTED)) {
        const aim = aimAt(at, square)!;
        if (!aim.draft) expect(numbers).toContain(aim.action?.n);
        else
            expect(await player.turn.ask(aim.draft.map(({ n }) => n))).toMatchObject({
                refused: null,
            });
    }
    for (const { verb, parts } of at.legal)
        if (verb === 'own' || verb === 'neutral') expect([...open]).toContain(parts[0]);
}

/** The workers of an introduction, clicked in any order and one of them twice: the same draft. */
async function workers(player: Player, dice: Dice): Promise<void> {
    const { turn } = player;
    const before = turn.actions;
    const places = turn.legal.filter(({ verb }) => verb === 'own');
    const left = arkadia(turn.position!.view).own_workers[player.seat] ?? 0;
    const vacant = [...new Set(places.map(({ parts }) => parts[0]!))];
    const chosen = dice.some(vacant, Math.min(PLACED, vacant.length - 1, left - 1));
    // The last one, of the gaps or of the seat's, ends it.
    if (chosen.length === 0) return;
    const order = [...chosen, chosen[0]!, chosen[0]!];
    for (const square of order) {
        const at = situationOf(player);
        expect([...lit(at)], `${square} of ${order.join()}`).toContain(square);
        const aim = aimAt(at, square)!;
        if (aim.draft) await turn.redraft(aim.draft.map(({ n }) => n));
        else await turn.choose(aim.action!);
        await player.rest();
    }
    const made = [...chosen].sort((a, b) => a - b).map((square) => named('own', square).n);
    expect(turn.actions.slice(before.length, before.length + chosen.length)).toEqual(made);
    await turn.redraft(before);
    await player.rest();
}

/** Who did what: the parts of a telling belong to the seats whose turns they were. */
function turn(_: Player, log: readonly Happened[]): void {
    const turns = turnsOf([...log]).slice(-4);
    const events = turns.flatMap((one) => one.events);
    const doers = piecesOf(events).flatMap((piece) => {
        const doer = doerOf(piece);
        return piece.events
            .filter(({ kind }) => kind === 'worker_placed')
            .map((event) => [doer, event.fields.seat]);
    });
    for (const [doer, seat] of doers) expect(doer).toBe(seat);
}

/** The turns still to come in the last round were those that came. */
function over(turns: readonly Ended[]): void {
    turns.forEach(({ view }, i) => {
        const left = turnsAfter(arkadia(view));
        if (left !== null) expect(left).toBe(turns.length - 1 - i);
    });
}

async function choice(player: Player, dice: Dice): Promise<void> {
    for (const action of dice.some(player.turn.legal, POINTED)) await pointed(player, action);
    await squares(player, dice);
    if (player.turn.chosen.at(-1)?.verb === 'site') await workers(player, dice);
}

export const arkadiaChecks: Checks = { endings: pieces, choice, turn, over };
