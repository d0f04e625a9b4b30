// What may be done at a table, and the entries that follow from it: the same rules as at the server
// (`server/table/commands`), where all persons sit at one screen.
import { meant } from '../ear/typing';
import { namedBy } from '../games/action';
import type { ClientMessage } from '../protocol/messages';
import type { Draft } from './entries';
import { checkBot, dealIfReady, played } from './making';
import { Refused } from './refused';
import type { Step } from './rules';
import type { LocalTable } from './table';

/** A message that changes the table. */
export type Command = Exclude<Extract<ClientMessage, { key: string }>, { type: 'chat' }>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const MOST_ENTROPY = 200;

/** The entries that follow from a message; none, if it changes nothing. Refused, if it is not allowed. */
export function decide(table: LocalTable, command: Command): Draft[] {
    if (!table.held.includes(command.seat)) throw new Refused('not-yours');
    switch (command.type) {
        case 'ready':
            return ready(table, command);
        case 'act':
            checkTurn(table, command);
            return acted(table, command.seat, command.actions);
        case 'say':
            checkTurn(table, command);
            return acted(table, command.seat, read(table, command.line));
        case 'undo':
            checkTurn(table, command);
            return undone(table, command);
        case 'offer':
            return takenBack(table, command);
        case 'resign':
            return resigned(table, command);
        case 'return':
            return returned(table, command);
        default:
            throw new Refused('no-such-seat'); // no seat is open
    }
}

function checkPerson(table: LocalTable, seat: number): void {
    if (table.seats[seat]!.kind !== 'person') throw new Refused('played-by-bot');
}

function checkTurn(table: LocalTable, { seat, ply }: { seat: number; ply: number }): void {
    if (table.status === 'gathering') throw new Refused('not-begun');
    if (table.status === 'over') throw new Refused('over');
    if (ply !== table.ply) throw new Refused('stale');
    if (table.turn !== seat) throw new Refused('not-your-turn');
    checkPerson(table, seat);
}

function ready(table: LocalTable, { seat, entropy }: Of<'ready'>): Draft[] {
    if (table.status !== 'gathering' || table.seats[seat]!.ready) return [];
    if (!entropy) throw new Refused('no-entropy');
    if (entropy.length > MOST_ENTROPY) throw new Refused('entropy');
    return [{ body: { kind: 'readied', entropy }, seat }, ...dealIfReady(table, seat, entropy)];
}

/** Actions up to the one that reveals something or ends the turn; what comes after is not done. */
function acted(table: LocalTable, seat: number, actions: readonly number[]): Draft[] {
    if (actions.length === 0) throw new Refused('no-actions');
    const steps: Step[] = [];
    for (const action of actions) {
        const state = steps.at(-1)?.state ?? table.state;
        const step = table.rules.step(state, action);
        if (!step) throw illegal(table, state, action);
        steps.push(step);
        if (table.rules.turn(step.state) !== seat || table.rules.reveals(step.rows)) break;
    }
    return [{ ...played(steps), seat }];
}

function illegal({ rules }: LocalTable, state: Uint8Array, action: number): Refused {
    const text = rules.detail.notation[action];
    if (text === undefined) return new Refused('no-such-action', { number: String(action) });
    return new Refused('illegal', { action: text }, rules.positions.refusal(state, action));
}

/** The actions of a line in notation, as far as each is possible after the one before it. */
function read({ rules, state }: LocalTable, line: string): number[] {
    const actions: number[] = [];
    const words = line
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean);
    while (words.length > 0) {
        const found = meant(words, namedBy(rules.detail, rules.engine.legal(state)));
        const action = found?.action.n ?? rules.numberOf(words.join(' '));
        if (action < 0) throw new Refused('unread', { reason: `“${words.join(' ')}”` });
        actions.push(action);
        const applied = rules.engine.apply(state, action);
        if (!found || !applied || rules.reveals(applied.rows)) break;
        words.splice(0, found.length);
        ({ state } = applied);
    }
    return actions;
}

function undone(table: LocalTable, { seat, to }: Of<'undo'>): Draft[] {
    if (to < 0 || to >= table.ply) throw new Refused('nothing-to-undo');
    if (to < table.firstUndoable()) {
        const isOwn = table.rules.turn(table.steps[to]!.state) === seat;
        throw new Refused(isOwn ? 'revealed' : 'nothing-to-undo');
    }
    return [{ body: { kind: 'undone', to }, seat }];
}

/** Who wants to take back more asks the others; here they all sit at one screen. */
function takenBack(table: LocalTable, { seat, kind, ply }: Of<'offer'>): Draft[] {
    if (table.status === 'gathering') throw new Refused('not-begun');
    if (table.status === 'over') throw new Refused('over');
    if (kind !== 'take-back' || ply < 0 || ply >= table.ply) throw new Refused('stale');
    return [{ body: { kind: 'undone', to: ply }, seat }];
}

function resigned(table: LocalTable, { seat, bot }: Of<'resign'>): Draft[] {
    checkPerson(table, seat);
    if (table.status === 'over') throw new Refused('over');
    checkBot(table.rules, bot);
    const draft: Draft = { body: { kind: 'resigned', bot }, seat };
    if (table.status !== 'gathering') return [draft];
    return [draft, ...dealIfReady(table, seat, table.seats[seat]!.entropy)];
}

function returned(table: LocalTable, { seat }: Of<'return'>): Draft[] {
    if (table.status === 'over') throw new Refused('over');
    if (!table.mayReturn(seat)) throw new Refused('not-played-by-bot');
    return [{ body: { kind: 'returned' }, seat }];
}
