// A table as its journal makes it: the same as `server/table/table.py` and `history.py`. Only `take` changes it.
import { decoded } from '../../engine/memory';
import type { TableStatus } from '../protocol/messages';
import { HASHES } from '../proof/hashes';
import { commitmentOf } from '../proof/streams.js';
import type { Entry, Game, Seat, Terms } from './entries';
import { Refused } from './refused';
import type { Rules, Step, Turn } from './rules';

export class LocalTable {
    readonly terms: Terms;
    readonly commitment: string;
    readonly created: number;
    readonly isBranch: boolean;
    readonly seats: Seat[];
    /** The positions so far, the first one being that of the deal; none before it. */
    steps: Step[] = [];
    /** The position that it began from, in base 64, where that was not dealt. */
    start: string | null = null;
    rematch: string | null = null;
    version: number;
    /** Of the messages that have been carried out. */
    readonly keys = new Set<string>();

    constructor(
        readonly game: Omit<Game, 'head'>,
        readonly rules: Rules,
        { version, at, body }: Entry,
        /** Whether the positions of stored entries are compared with their hashes. */
        readonly checks = false,
    ) {
        if (body.kind !== 'created')
            throw new Error('A journal begins with the making of its table.');
        this.terms = body.terms;
        this.isBranch = body.isBranch;
        this.seats = body.seats.map((seat) => ({ ...seat }));
        this.created = at;
        this.commitment = commitmentOf(game.secret, HASHES);
        this.version = version;
    }

    get id(): string {
        return this.game.id;
    }

    get hasBegun(): boolean {
        return this.steps.length > 0;
    }

    /** The number of actions so far. */
    get ply(): number {
        return Math.max(0, this.steps.length - 1);
    }

    get state(): Uint8Array {
        return this.steps.at(-1)!.state;
    }

    get turn(): Turn {
        return this.hasBegun ? this.rules.turn(this.state) : null;
    }

    get status(): TableStatus {
        if (!this.hasBegun) return 'gathering';
        return this.turn === null ? 'over' : 'playing';
    }

    /** The bot that is to decide, if one is. */
    get bot(): string | null {
        const seat = this.turn === null ? undefined : this.seats[this.turn];
        return seat?.kind === 'bot' ? seat.bot : null;
    }

    /** What comes next in the guided first game; null at another table, or once the learner has left it. */
    get script(): string[] | null {
        const { script } = this.terms;
        const done = this.steps.slice(1, script && script.length + 1);
        const isLeft = done.some(({ text }, i) => text !== script?.[i]);
        return !script || isLeft ? null : script.slice(done.length);
    }

    /** The seats of those who sit at this screen. */
    get held(): number[] {
        return this.seats.flatMap(({ owned }, seat) => (owned ? [seat] : []));
    }

    /** Whether the person of a seat may take it back from the bot. */
    mayReturn(seat: number): boolean {
        const { kind, owned } = this.seats[seat]!;
        return kind === 'bot' && owned && this.status !== 'over';
    }

    /** The ply down to which the seat to act may take back; the current one if none. */
    firstUndoable(): number {
        const { rules, steps, turn } = this;
        let { ply } = this;
        if (turn === null) return ply;
        while (ply > 0 && rules.turn(steps[ply - 1]!.state) === turn) {
            if (rules.reveals(steps[ply]!.rows)) break;
            ply -= 1;
        }
        return ply;
    }

    /** Apply the next entry of the journal. steps: of what was just decided; a stored entry is played again. */
    take({ version, seat, key, body }: Entry, steps: readonly Step[] = []): void {
        if (version !== this.version + 1) throw new Error(`Entry ${version} is missing others.`);
        this.version = version;
        if (key !== null) this.keys.add(key);
        const own = seat === null ? undefined : this.seats[seat];
        switch (body.kind) {
            case 'readied':
                Object.assign(own!, { ready: true, entropy: body.entropy });
                break;
            case 'dealt':
                this.steps = [this.#dealt(body.hash)];
                break;
            case 'placed':
                this.start = body.state;
                this.steps = [this.#placed(body)];
                break;
            case 'acted':
                if (steps.length > 0) this.steps.push(...steps);
                else body.actions.forEach((text, i) => this.#again(text, body.hashes[i]!));
                break;
            case 'undone':
                this.steps.length = body.to + 1;
                break;
            case 'resigned':
                Object.assign(own!, { kind: 'bot', bot: body.bot, ready: true });
                break;
            case 'returned':
                Object.assign(own!, { kind: 'person', bot: null });
                break;
            case 'rematched':
                this.rematch = body.table;
        }
    }

    #dealt(hash: string): Step {
        const entropies = this.seats.map(({ entropy }) => entropy);
        const { terms, game, rules } = this;
        const known = this.checks ? undefined : hash;
        return this.#checked(rules.deal(terms.options, game.secret, entropies, known), hash, 0);
    }

    #placed({ state, hash }: { state: string; hash: string }): Step {
        const known = this.checks ? undefined : hash;
        return this.#checked(this.rules.placed(decoded(state), known), hash, 0);
    }

    #again(text: string, hash: string): void {
        const known = this.checks ? undefined : hash;
        const step = this.rules.step(this.state, this.rules.numberOf(text), known);
        if (!step) throw otherCourse('not allowed', text, this.ply + 1);
        this.steps.push(this.#checked(step, hash, this.ply + 1));
    }

    #checked(step: Step, hash: string, ply: number): Step {
        if (step.hash === hash) return step;
        throw otherCourse(step.hash, hash, ply);
    }

    /** Whether the current position is the one that was stored. */
    checkEnd(): void {
        if (!this.hasBegun) return;
        const [found, known] = [this.rules.hash(this.state), this.steps.at(-1)!.hash];
        if (found !== known) throw otherCourse(found, known, this.ply);
    }
}

/** The stored game does not lead to its stored positions. */
function otherCourse(found: string, known: string, ply: number): Refused {
    return new Refused('other-course', { ply: String(ply), found, known });
}

/** The table of a journal; Refused, if the rules lead elsewhere. checks: every position is compared, not the last
    one alone. */
export function folded(
    game: Omit<Game, 'head'>,
    journal: readonly Entry[],
    rules: Rules,
    checks = false,
): LocalTable {
    const table = new LocalTable(game, rules, journal[0]!, checks);
    for (const entry of journal.slice(1)) table.take(entry);
    table.checkEnd();
    return table;
}
