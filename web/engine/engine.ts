// The engine of a game in this page or worker: the rules and the greedy bot, as functions of records.
import {
    checked,
    EngineError,
    type Description,
    type Parameter,
    type RecordOf,
} from './description';
import { decoded, Memory, type Place } from './memory';
import { readerOf, type Plain } from './records';

/** What an engine is made of. rules: the version that is played; tables: of another box. */
export interface Built {
    game: string;
    rules: number;
    told: unknown;
    module: WebAssembly.Module | BufferSource;
    tables?: Uint8Array;
    most?: number;
}

/** What an action leads to: the position after it, and the events in numbers. */
export interface Applied {
    state: Uint8Array;
    rows: number[][];
}

/** What one has to know of a position to go on from it. */
export interface Standing {
    seats: number;
    /** The seat to act; after the end, the last that did. */
    turn: number;
    phase: string;
    isOver: boolean;
}

/** Numbers, and cards in the order in which they are drawn. */
export type Drawn = Record<string, number | readonly number[]>;

const FAILED = -(2n ** 63n);
const ROW = 6; // numbers of an event: its kind and five parts
/** Read only and of the same bytes wherever a function asks for it. */
const PACKAGED = ['tables', 'weights', 'naive', 'parameters'];
const STANDING = ['seats', 'turn', 'phase'];

export class Engine {
    readonly memory: Memory;
    #functions: Record<string, (...given: number[]) => bigint>;
    #standing: ((state: Uint8Array) => Plain) | undefined;
    #parameters: Map<string, Parameter[]>;

    /** Raises EngineError for another format or rules version, and for damaged WebAssembly. */
    static async load({ game, rules, told, module, tables, most }: Built): Promise<Engine> {
        const description = checked(told, game, rules);
        try {
            const compiled =
                module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
            const { exports } = await WebAssembly.instantiate(compiled, {
                env: { exp: Math.exp },
            });
            return new Engine(description, exports, tables, most);
        } catch (error) {
            if (error instanceof EngineError) throw error;
            throw new EngineError('module', `The engine of ${game} does not load: ${error}`);
        }
    }

    private constructor(
        readonly told: Description,
        exports: WebAssembly.Exports,
        tables?: Uint8Array,
        most?: number,
    ) {
        const { memory, __heap_base: base } = exports as unknown as {
            memory: WebAssembly.Memory;
            __heap_base: WebAssembly.Global;
        };
        this.#functions = exports as unknown as Record<string, (...given: number[]) => bigint>;
        this.#parameters = new Map(told.functions.map((one) => [one.name, one.parameters]));
        this.memory = new Memory(memory, base.value, most);
        for (const name of PACKAGED) {
            const packaged = told.packaged[name];
            const data = (name === 'tables' && tables) || (packaged && decoded(packaged));
            if (!data) continue;
            const record = told.records[name];
            const bytes = record ? record.bytes : data.length;
            this.memory.write(this.memory.named(name, bytes), data, `'${name}'`);
        }
    }

    standing(state: Uint8Array): Standing {
        this.#standing ??= readerOf(only(this.told.records.states!, STANDING));
        const { seats, turn, phase } = this.#standing(state) as Record<string, number>;
        const name = this.told.phases[phase!]!;
        return { seats: seats!, turn: turn!, phase: name, isOver: name === 'over' };
    }

    /** The first position, and the events of the set-up. drawn: what chance decides, by the parameters' names. */
    setUp(drawn: Drawn, options: Record<string, unknown>): Applied {
        const states = this.place('set_up', 'states');
        this.memory.bytes(states).fill(0);
        const numbers: Record<string, number> = {};
        for (const [name, value] of Object.entries(drawn))
            if (typeof value === 'number') numbers[name] = value;
            else this.memory.writeShorts(this.place('set_up', name), value);
        this.call('set_up', numbers);
        for (const { name, at } of this.told.records.states!.fields)
            if (typeof options[name] === 'boolean')
                this.memory.view(states).setInt16(at, Number(options[name]), true);
        return { state: this.take('states'), rows: this.#rows() };
    }

    /** The legal actions, ascending; none after the end. */
    legal(state: Uint8Array): number[] {
        this.put('states', state);
        return this.memory.shorts(this.place('legal', 'out'), this.call('legal'));
    }

    /** What an action leads to; null if it is not legal. */
    apply(state: Uint8Array, action: number): Applied | null {
        this.put('states', state);
        if (!this.#isAction(action) || this.call('apply', { action }) !== 1) return null;
        return { state: this.take('states'), rows: this.#rows() };
    }

    /** Why an action is not legal: 0 if it is, else a reason with two numbers. */
    whyNot(state: Uint8Array, action: number): number {
        this.put('states', state);
        return this.call('why_not', { action });
    }

    /** What views show besides the state, for a seat; -1: for everybody. */
    derive(state: Uint8Array, viewer: number): Uint8Array {
        this.put('states', state);
        if (this.#parametersOf('derive').some((one) => one.name === 'trials')) {
            this.memory.write(this.place('derive', 'trials'), state, "'trials'");
            this.#log(0);
        }
        this.memory.bytes(this.place('derive', 'derived')).fill(0);
        this.call('derive', { viewer });
        return this.take('derived', 'derive');
    }

    /** What a seat may know of a state; -1: everybody. */
    observe(state: Uint8Array, seat: number): Uint8Array {
        this.put('states', state);
        this.call('observe', { seat });
        return this.take('seen', 'observe');
    }

    /** A state that the observer cannot tell from the real one. */
    sampleWorld(observation: Uint8Array, seed: bigint): Uint8Array {
        this.put('states', observation);
        this.#seed(this.place('fill_world', 'rng'), seed);
        this.call('fill_world');
        return this.take('states');
    }

    /** The parts of the evaluation of a state for a seat, by name, in hundredths. */
    terms(state: Uint8Array, seat: number): Record<string, number> {
        this.put('states', state);
        this.call('terms', { seat });
        const found = this.memory.view(this.place('terms', 'terms'));
        const named = this.told.bots.terms.map((name, i) => [
            name,
            Number(found.getBigInt64(8 * i, true)),
        ]);
        return Object.fromEntries(named);
    }

    /** The greedy bot's action. weights: what it evaluates with, of those that are packaged. */
    greedy(observation: Uint8Array, seed: bigint, weights = 'weights'): number {
        this.put('states', observation);
        const { parts } = this.parameter('greedy', 'm') as Parameter & { kind: 'memory' };
        const places = new Map<string, Place>();
        for (const part of parts)
            if (part.kind === 'array')
                places.set(
                    part.name,
                    this.memory.named(
                        PACKAGED.includes(part.name) ? part.name : `greedy ${part.name}`,
                        part.bytes,
                    ),
                );
        this.#greedy ??= this.memory.words(parts, (part) => places.get(part.name)!);
        this.#seed(places.get('rng')!, seed);
        const { bytes } = this.place('greedy', 'weights');
        return this.call('greedy', {
            m: this.#greedy,
            weights: this.memory.named(weights, bytes).at,
        });
    }

    #greedy: number | undefined;

    // ---- calls ---------------------------------------------------------------------------------------
    /** Call a function. Numbers are given or 0; arrays lie where is said, or in the rooms of their names. */
    call(name: string, numbers: Record<string, number> = {}): number {
        const given = this.#parametersOf(name).map(
            (one) =>
                numbers[one.name] ?? (one.kind === 'array' ? this.place(name, one.name).at : 0),
        );
        let result: bigint;
        try {
            result = this.#functions[name]!(...given);
        } catch (error) {
            throw new EngineError('failed', `'${name}' failed in ${this.told.game}: ${error}`);
        }
        if (result === FAILED)
            throw new EngineError('failed', `'${name}' failed in ${this.told.game}.`);
        return Number(result);
    }

    #parametersOf(name: string): Parameter[] {
        const found = this.#parameters.get(name);
        if (found) return found;
        throw new EngineError('format', `The engine of ${this.told.game} has no '${name}'.`);
    }

    parameter(of: string, name: string): Parameter {
        const found = this.#parametersOf(of).find((one) => one.name === name);
        if (!found)
            throw new EngineError('format', `${this.told.game} has no '${name}' of '${of}'.`);
        return found;
    }

    /** The room of an array that a function asks for. */
    place(of: string, name: string): Place {
        const found = this.parameter(of, name);
        return this.memory.named(name, found.kind === 'array' ? found.bytes : 0);
    }

    put(name: string, data: Uint8Array): void {
        this.memory.write(this.place('legal', name), data, `'${name}'`);
    }

    take(name: string, of = 'legal'): Uint8Array {
        return this.memory.copied(this.place(of, name));
    }

    #isAction(action: number): boolean {
        return Number.isInteger(action) && action >= 0 && action < this.told.actions;
    }

    #seed(rng: Place, seed: bigint): void {
        this.memory.view(rng).setBigUint64(0, seed || 1n, true);
    }

    /** An empty buffer for events that keeps so many. */
    #log(limit: number): void {
        const view = this.memory.view(this.place('apply', 'log'));
        view.setBigInt64(0, 0n, true);
        view.setBigInt64(8, BigInt(limit), true);
    }

    #rows(): number[][] {
        const { at } = this.place('apply', 'log');
        const { fields } = this.told.records.log!;
        const [count, rows] = ['count', 'rows'].map((name) =>
            fields.find((one) => one.name === name),
        );
        const buffer = this.memory.memory.buffer;
        const used = Number(new DataView(buffer).getBigInt64(at + count!.at, true));
        const numbers = new Int16Array(buffer, at + rows!.at, ROW * used);
        return Array.from({ length: used }, (_, i) => [
            ...numbers.subarray(ROW * i, ROW * (i + 1)),
        ]);
    }
}

function only({ bytes, fields }: RecordOf, names: readonly string[]): RecordOf {
    return { bytes, fields: fields.filter(({ name }) => names.includes(name)) };
}
