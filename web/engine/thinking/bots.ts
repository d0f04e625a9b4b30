// The bots of a game by their names, as `polis.games.compiled_bots` makes them in Python: with the same
// chance they choose the same.
import { EngineError, type Description, type Level } from '../description';
import type { Engine } from '../engine';
import { Chance } from './chance';
import { Search, type Settings } from './search';
import { SearchBot, type Budget } from './search-bot';
import { networkOf, type Network } from './weights';
import type { Work } from './work';

export interface Bot {
    /** Choose one of the legal actions of the seat to act, from what it may know. */
    decide(observation: Uint8Array, legal: readonly number[], chance: Chance): Work<number>;
    /** Begin a turn. */
    forget(): void;
}

export class Bots {
    #search: Search | null = null;
    #networks = new Map<string, Promise<Network>>();

    /** file: gives the weights in a file that a level names. */
    constructor(
        readonly engine: Engine,
        readonly file: (name: string) => Promise<Uint8Array>,
    ) {}

    /** Where bots search: made when it is first needed, as it takes the room of a large tree. */
    get search(): Search {
        return (this.#search ??= new Search(this.engine));
    }

    /** `random`, `greedy`, a level, or one with a style, such as `adept:builder`; budget: else its own. */
    async new(name: string, budget?: Budget): Promise<Bot> {
        const { greedy } = this.engine.told.bots;
        if (name === 'random') return new RandomBot();
        if (name in greedy) return new GreedyBot(this.engine, greedy[name]!);
        const settings = await this.settings(name);
        return new SearchBot(this.search, settings, budget ?? settings.level);
    }

    /** How a bot searches. */
    async settings(name: string): Promise<Settings> {
        const [of, style] = name.split(':') as [string, string?];
        const level = this.#level(of);
        const { record: network } = await this.network(level);
        const { told } = this.engine;
        return style ? { level, network, tastes: tastesOf(told, style) } : { level, network };
    }

    #level(name: string): Level {
        const level = this.engine.told.levels[name];
        if (level) return level;
        throw new EngineError('format', `${this.engine.told.game} has no bot '${name}'.`);
    }

    /** The network of a level; fetched once, and again if that failed. */
    network({ network: name }: Level): Promise<Network> {
        const coming = this.#networks.get(name) ?? this.#fetched(name);
        this.#networks.set(name, coming);
        return coming;
    }

    async #fetched(name: string): Promise<Network> {
        try {
            return await networkOf(this.engine.told.records.network!, await this.file(name));
        } catch (error) {
            this.#networks.delete(name);
            throw error;
        }
    }
}

class RandomBot implements Bot {
    *decide(_: Uint8Array, legal: readonly number[], chance: Chance): Work<number> {
        return legal[Number(chance.below(BigInt(legal.length)))]!;
    }

    forget(): void {}
}

export class GreedyBot implements Bot {
    /** weights: with which it evaluates, of those that come with the engine. */
    constructor(
        readonly engine: Engine,
        readonly weights = 'weights',
    ) {}

    *decide(observation: Uint8Array, _: readonly number[], chance: Chance): Work<number> {
        return this.engine.greedy(observation, chance.seed(), this.weights);
    }

    forget(): void {}
}

/** By how much the logarithm of each action's prior grows. */
function tastesOf({ actions, verbs, bots }: Description, style: string): Float64Array {
    const tastes = new Float64Array(actions);
    for (const [name, first, gain] of bots.styles[style] ?? []) {
        const verb = verbs.find((one) => one.name === name)!;
        const [values = 1, ...others] = verb.parts.map((part) => part.values);
        const each = others.reduce((product, size) => product * size, 1);
        const [from, count] = first === null ? [0, values] : [first, 1];
        for (let k = 0; k < count * each; k++) tastes[verb.first + from * each + k]! += gain;
    }
    return tastes;
}

/** A bot's whole turn, decided and applied: the actions. seeds: of its chance. */
export function* turnOf(
    engine: Engine,
    bot: Bot,
    state: Uint8Array,
    seeds: readonly bigint[],
): Work<number[]> {
    const { turn: seat } = engine.standing(state);
    const actions: number[] = [];
    bot.forget();
    for (let at = engine.standing(state); !at.isOver && at.turn === seat;) {
        const chance = new Chance(...seeds, BigInt(actions.length));
        const seen = engine.observe(state, seat);
        const action = yield* bot.decide(seen, engine.legal(state), chance);
        state = engine.apply(state, action)!.state;
        actions.push(action);
        at = engine.standing(state);
    }
    return actions;
}
