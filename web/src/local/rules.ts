// A game as a local table needs it: its engine, and what the server says once about the game. A game that has
// begun keeps its engine: the files stay in this browser while the server may have gone on to another version.
import type { Description } from '../../engine/description';
import { Engine } from '../../engine/engine';
import { hashOf } from '../../engine/hash';
import { Positions } from '../../engine/position';
import { Bots } from '../../engine/thinking/bots';
import type { AnyOwn, AnyPositions } from '../engine-host/room';
import type { Setting } from '../games/contract';
import type { GameDetail, Result } from '../protocol/messages';
import { fileAt } from '../place';
import { dealt, isDealtHere, settingOf } from './dealt';
import type { Options } from './entries';
import { Refused } from './refused';
import type { KeptEngine, Store } from './store';

/** An action and the position it led to. text: its notation; rows: its events in numbers. */
export interface Step {
    text: string;
    state: Uint8Array;
    rows: number[][];
    hash: string;
}

/** Whose turn it is; null: the game is over. */
export type Turn = number | null;

export class Rules {
    readonly engine: Engine;
    #numbers: Map<string, number>;

    constructor(
        readonly positions: AnyPositions,
        readonly detail: GameDetail,
        readonly setting: Setting,
        /** Bots of the game, with an engine of their own. */
        readonly bots: () => Promise<Bots>,
    ) {
        this.engine = positions.engine;
        this.#numbers = new Map(detail.notation.map((text, n) => [text, n]));
    }

    /** The first position of a game, as the server deals it. known: its hash, which takes most of the time. */
    deal(options: Options, secret: string, entropies: readonly string[], known?: string): Step {
        const { name: game, components: box } = this.detail;
        const terms = { game, box, options, secret, entropies };
        const { state, rows } = dealt(this.engine, this.setting, terms);
        return { text: '', state, rows, hash: known ?? this.hash(state) };
    }

    /** A position that is given: its bytes. */
    placed(state: Uint8Array, known?: string): Step {
        return { text: '', state, rows: [], hash: known ?? this.hash(state) };
    }

    /** What an action leads to; null if it is not legal. */
    step(state: Uint8Array, action: number, known?: string): Step | null {
        const applied = this.engine.apply(state, action);
        if (!applied) return null;
        const text = this.detail.notation[action]!;
        return { text, ...applied, hash: known ?? this.hash(applied.state) };
    }

    hash(state: Uint8Array): string {
        return hashOf(this.positions, state);
    }

    /** The number of an action in notation; -1 if there is none. */
    numberOf(text: string): number {
        return this.#numbers.get(text) ?? -1;
    }

    turn(state: Uint8Array): Turn {
        const { turn, isOver } = this.positions.turn(state);
        return isOver ? null : turn;
    }

    /** Whether one of the events brings to light what was hidden. */
    reveals(rows: readonly (readonly number[])[]): boolean {
        const { declared, revealing } = this.engine.told;
        return rows.some(([kind]) => revealing.includes(declared.events[kind!]!.kind));
    }

    result(state: Uint8Array): Result | null {
        if (this.turn(state) !== null) return null;
        const whole = this.positions.whole(state);
        return {
            ending: whole.ending as string,
            scores: this.positions.own.scores(whole) as number[],
            winners: whole.winners as number[],
        };
    }
}

// ---- files ---------------------------------------------------------------------------------------
const owns = () => import.meta.glob<AnyOwn>('../games/*/named.ts', { import: 'own' });
const DESCRIPTION = 'engine.json';
const CODE = 'engine.wasm';

/** Keep the engine with which a game is about to begin or goes on, and the weights of bots; returns its version. */
export async function keepEngine(
    store: Store,
    detail: GameDetail,
    bots: readonly string[],
): Promise<string> {
    const { name: game, engine: version } = detail;
    if (!version || !isDealtHere(game)) throw new Refused('here-no-engine');
    const kept = await store.engine(game, version);
    const files = kept?.files ?? (await fetched(game, version, [DESCRIPTION, CODE]));
    const { levels } = described(files);
    const networks = bots.flatMap((bot) => levels[levelOf(bot)]?.network ?? []);
    const missing = networks.filter((name) => !(name in files));
    if (!kept || missing.length > 0) {
        const more = await fetched(game, version, missing);
        await store.keepEngine({ name: [game, version], detail, files: { ...files, ...more } });
    }
    return version;
}

/** Files of an engine from the server, by their names. */
async function fetched(
    game: string,
    version: string,
    names: readonly string[],
): Promise<KeptEngine['files']> {
    const files = [...new Set(names)].map(async (name) => {
        const answer = await fetch(fileAt(`/engines/${game}/${version}/${name}`));
        if (!answer.ok) throw new Refused('here-no-engine');
        return [name, await answer.arrayBuffer()] as const;
    });
    return Object.fromEntries(await Promise.all(files));
}

function described(files: KeptEngine['files']): Description {
    return JSON.parse(new TextDecoder().decode(files[DESCRIPTION])) as Description;
}

/** The rules of a game by a kept engine. */
export async function rulesOf(store: Store, game: string, version: string): Promise<Rules> {
    const kept = await store.engine(game, version);
    if (!kept) throw new Refused('here-no-engine');
    const told = described(kept.files);
    const module = await WebAssembly.compile(kept.files[CODE]!);
    const load = () => Engine.load({ game, rules: told.rules_version, told, module });
    /** Read anew: those of a bot in place of a person came later. */
    const weights = async (name: string) =>
        new Uint8Array((await store.engine(game, version))!.files[name]!);
    const [engine, own, setting] = await Promise.all([
        load(),
        owns()[`../games/${game}/named.ts`]!(),
        settingOf(game),
    ]);
    const bots = async () => new Bots(await load(), weights);
    return new Rules(new Positions(engine, own), kept.detail, setting, bots);
}

/** The level of a bot, which may have a style: `adept:builder`. */
export function levelOf(bot: string): string {
    return bot.split(':')[0]!;
}
