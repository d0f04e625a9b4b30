// Random games through the page's own model: its engine, its draft of a turn, its named positions. What is to be
// played comes from tests/engines/test_figures.py, in the file that the variable FIGURES names.
import { readFileSync } from 'node:fs';
import { Engine } from '../../engine/engine';
import type { Event } from '../../engine/events';
import { Positions } from '../../engine/position';
import type { PreviewResult } from '../../src/engine-host/results';
import { type AnyPositions, Room } from '../../src/engine-host/room';
import { Wording } from '../../src/engine-host/wording';
import { type LegalAction, namedBy } from '../../src/games/action';
import archonSetting from '../../src/games/archon/deal/setting';
import { own as archon } from '../../src/games/archon/named';
import arkadiaSetting from '../../src/games/arkadia/deal/setting';
import { own as arkadia } from '../../src/games/arkadia/named';
import { HASHES } from '../../src/proof/hashes';
import { streamsOf } from '../../src/proof/streams.js';
import type { GameDetail, Happened, Position, TableHead } from '../../src/protocol/messages';
import { Catalogue } from '../../src/text/catalogue';
import { head as headAt, turnOver } from '../../src/table/far-end';
import type { Endings, Turn } from '../../src/turn/turn.svelte';

/** What is to be played. turns: of each game together; options: of tables, in the order in which they are played. */
export interface Task {
    game: 'arkadia' | 'archon';
    rules: number;
    folder: string;
    detail: GameDetail;
    words: string;
    options: Record<string, unknown>[];
    seed: number;
    turns: number;
}

export const TASK = JSON.parse(readFileSync(process.env.FIGURES!, 'utf8')) as Task;
export const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dimitri'];

/** Numbers that look random and come again with their seed (mulberry32). */
export class Dice {
    #word: number;

    constructor(seed: number) {
        this.#word = seed >>> 0;
    }

    /** From 0 to below count. */
    below(count: number): number {
        this.#word = (this.#word + 0x6d2b79f5) >>> 0;
        let t = this.#word;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) % count;
    }

    of<T>(list: readonly T[]): T {
        return list[this.below(list.length)]!;
    }

    some<T>(list: readonly T[], count: number): T[] {
        const left = [...list];
        const taken = Math.min(count, left.length);
        return Array.from({ length: taken }, () => left.splice(this.below(left.length), 1)[0]!);
    }

    text(bytes: number): string {
        const all = Array.from({ length: bytes }, () => this.below(256));
        return all.map((one) => one.toString(16).padStart(2, '0')).join('');
    }
}

/** Where an action leads in truth: the position of its seat, and the events that the seat sees. */
export interface Truth {
    state: Uint8Array;
    position: Position;
    events: Event[];
    /** Whose turn it is then; null after the end. */
    turn: number | null;
}

export class World {
    static async load(): Promise<World> {
        const { game, rules, folder } = TASK;
        const module = readFileSync(`${folder}/engine.wasm`);
        const told = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
        const engine = await Engine.load({ game, rules, told, module });
        const made =
            game === 'arkadia' ? new Positions(engine, arkadia) : new Positions(engine, archon);
        return new World(engine, made as unknown as AnyPositions);
    }

    readonly room: Room;
    readonly wording: Wording;

    private constructor(
        readonly engine: Engine,
        readonly positions: AnyPositions,
    ) {
        this.room = new Room(positions);
        const words = new Catalogue('en', TASK.words);
        this.wording = new Wording('en', (id, args) => words.say(id, args) ?? '');
    }

    /** A game that begins. */
    deal(dice: Dice, number: number): { state: Uint8Array; seats: number } {
        const seats = 2 + (number % 3);
        const options = TASK.options[number % TASK.options.length]!;
        const secret = dice.text(16);
        const draw = streamsOf(TASK.game, secret, Array<string>(seats).fill(''), HASHES);
        const setting = TASK.game === 'arkadia' ? arkadiaSetting : archonSetting;
        const terms = { seats, options, box: TASK.detail.components };
        const drawn = { ...setting(draw, terms), seats };
        return { state: this.engine.setUp(drawn, options).state, seats };
    }

    turnOf(state: Uint8Array): number | null {
        const { turn, isOver } = this.positions.turn(state);
        return isOver ? null : turn;
    }

    position(state: Uint8Array, seat: number, ply: number): Position {
        const decides = this.turnOf(state) === seat;
        const record = this.positions.shown(state, seat);
        return this.wording.position(this.room.position(record, ply, decides, reader(seat)));
    }

    /** What an action that is legal does in truth, as a seat sees it. */
    after(state: Uint8Array, action: number, seat: number, ply = 0): Truth {
        const applied = this.engine.apply(state, action);
        if (!applied) throw new Error(`${namedBy(TASK.detail, [action])[0]!.text} is not legal`);
        const events = applied.rows.map((row) => this.positions.events.read(row, seat));
        const position = this.position(applied.state, seat, ply);
        return { state: applied.state, position, events, turn: this.turnOf(applied.state) };
    }

    happened(state: Uint8Array, action: number, seat: number, ply: number): Happened[] {
        const { rows } = this.engine.apply(state, action)!;
        const numbered = rows.map((row) => [ply, ...row]);
        return this.wording.happened(this.room.happened(numbered, reader(seat)));
    }
}

export function reader(viewer: number) {
    return { viewer, you: viewer, names: NAMES, language: 'en' as const };
}

function headOf(ply: number, turn: number, seats: number): TableHead {
    const head = headAt(ply, turn);
    const seat = head.seats[0]!;
    return {
        ...head,
        game: TASK.game,
        seats: NAMES.slice(0, seats).map((name) => ({ ...seat, name })),
    };
}

/** A seat's turn as its player has it before the eyes, before it is sent. */
export class Player {
    readonly turn: Turn;
    seat = 0;
    ply = 0;
    base!: Position;
    happened: Happened[] = [];
    /** In truth: what nobody at the table knows whole. */
    state!: Uint8Array;
    #record!: Uint8Array;

    constructor(
        readonly world: World,
        endings?: Endings,
    ) {
        const preview = async (actions: number[]): Promise<PreviewResult> => {
            const { room, wording } = world;
            const found = wording.tried(
                room.preview(this.#record, this.ply, actions, reader(this.seat)),
            );
            const { refused } = found;
            const why = refused && { clause: refused.clause, text: { en: refused.text } };
            return { ...found, refused: why as PreviewResult['refused'] };
        };
        this.turn = turnOver(preview, (numbers) => namedBy(TASK.detail, numbers)).turn;
        if (endings) this.turn.play(endings);
    }

    async sit(state: Uint8Array, seat: number, seats: number, ply: number, happened: Happened[]) {
        [this.state, this.seat, this.ply, this.happened] = [state, seat, ply, happened];
        this.#record = this.world.engine.observe(state, seat);
        this.base = this.world.position(state, seat, ply);
        this.turn.show(headOf(ply, seat, seats), seat, this.base);
        await this.rest();
    }

    /** Until what is chosen is worked out. */
    async rest(): Promise<void> {
        do await new Promise((done) => setTimeout(done));
        while (this.turn.waiting);
    }

    /** The choices of the draft, made in truth. */
    get truth(): Uint8Array {
        return this.turn.actions.reduce(
            (state, action) => this.world.engine.apply(state, action)!.state,
            this.state,
        );
    }

    /** What the pieces of the page are given. */
    get props() {
        const { turn } = this;
        return {
            game: TASK.detail,
            view: turn.position!.view,
            scores: turn.position!.scores,
            legal: turn.legal,
            viewer: this.seat,
            names: NAMES,
            happened: turn.empty ? this.happened : turn.happened,
            ghost: null as { action: LegalAction; result: PreviewResult } | null,
            draft: turn.chosen,
        };
    }

    /** The same with an action pointed at. */
    async pointing(action: LegalAction, draft?: readonly LegalAction[]) {
        const actions = draft ? draft.map(({ n }) => n) : [...this.turn.actions, action.n];
        const result = await this.turn.ask(actions);
        return { ...this.props, ghost: { action, result } };
    }
}

/** What is looked at. endings: what the game's pieces say of the end of a turn. */
export interface Checks {
    endings?: Endings;
    /** Before the first choice of a turn. */
    sit?: (player: Player) => Promise<void>;
    /** At every choice of a turn, before it is made. */
    choice?: (player: Player, dice: Dice) => Promise<void>;
    /** After a turn that was played; log: all events of the game so far, as its seat sees them. */
    turn?: (player: Player, log: readonly Happened[]) => void;
    /** After a game; turns: the seats that have had one, in their order. */
    over?: (turns: readonly Ended[]) => void;
}

/** A turn that is over: whose it was, and the view that it began with. */
export interface Ended {
    seat: number;
    view: Position['view'];
}

/** Play as many turns as the task wants, game by game. */
export async function play(world: World, checks: Checks): Promise<number> {
    const dice = new Dice(TASK.seed);
    let played = 0;
    for (let number = 0; played < TASK.turns; number++) {
        const { seats, ...begun } = world.deal(dice, number);
        const player = new Player(world, checks.endings);
        let { state } = begun;
        let [ply, log] = [0, [] as Happened[]];
        const ended: Ended[] = [];
        for (let seat = world.turnOf(state); seat !== null; seat = world.turnOf(state)) {
            await player.sit(state, seat, seats, ply, log);
            await checks.sit?.(player);
            while (player.turn.legal.length > 0) {
                await checks.choice?.(player, dice);
                await player.turn.choose(dice.of(player.turn.legal));
                await player.rest();
            }
            ended.push({ seat, view: player.base.view });
            for (const action of player.turn.actions) {
                log = [...log, ...world.happened(state, action, seat, ++ply)];
                ({ state } = world.after(state, action, seat));
            }
            checks.turn?.(player, log);
            played += 1;
            if (played >= TASK.turns) return played;
        }
        checks.over?.(ended);
    }
    return played;
}
