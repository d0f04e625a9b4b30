// Analyses positions as a page has it done, and prints what was found: `node deepening.mjs GAMES`
// (tests/engines/test_analysis.py says what must hold).
import { readFileSync } from 'node:fs';
import { Engine } from '../engine/engine';
import { seedOf } from '../engine/preview';
import { Thinker, type Analysed } from '../src/engine-host/thinker';
import { dealt } from '../src/local/dealt';
import archonSetting from '../src/games/archon/deal/setting';
import arkadiaSetting from '../src/games/arkadia/deal/setting';

interface Told {
    game: 'arkadia' | 'archon';
    folder: string;
    /** The folder with the weights of bots. */
    weights: string;
    box: Record<string, unknown>;
    options: Record<string, boolean | string>;
    secret: string;
    /** How many greedy decisions lead to the position, at least. */
    plies: number;
    /** How many steps deep. */
    steps: number;
}

const SETTINGS = { arkadia: arkadiaSetting, archon: archonSetting };

async function engineOf({ game, folder }: Told): Promise<Engine> {
    const told = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
    const module = readFileSync(`${folder}/engine.wasm`);
    return Engine.load({ game, rules: told.rules_version, told, module });
}

/** A position at the beginning of a turn, after greedy play. */
function position(engine: Engine, { game, box, options, secret, plies }: Told): Uint8Array {
    const deal = { game, box, options, secret, entropies: ['', '', ''] };
    let { state } = dealt(engine, SETTINGS[game], deal);
    const { first_phases: first } = engine.told.bots;
    for (let ply = 0; ply < plies || !first.includes(engine.standing(state).phase); ply++) {
        const seen = engine.observe(state, engine.standing(state).turn);
        state = engine.apply(state, engine.greedy(seen, seedOf(ply)))!.state;
    }
    return state;
}

/** An analysis by somebody who has thought about nothing before. */
async function deepened(told: Told, record: Uint8Array, isOpen: boolean, stops = false) {
    const engine = await engineOf(told);
    const file = async (name: string) => readFileSync(`${told.weights}/${name}`);
    const thinker = new Thinker(engine, file);
    const found: (Analysed | null)[] = [];
    const began = performance.now();
    for (let step = 0; step < told.steps; step++) {
        const asked = { record, isOpen, played: engine.legal(record).slice(0, 1) };
        if (stops) {
            const stop = setTimeout(() => thinker.stop(), 20);
            await thinker.deepen(asked);
            clearTimeout(stop);
        }
        found.push(await thinker.deepen(asked));
    }
    const seconds = (performance.now() - began) / 1000;
    return { found, seconds, bytes: engine.memory.memory.buffer.byteLength };
}

/** What each seat can tell of positions in which what it did not know is drawn anew, twice. */
function redrawn(engine: Engine, state: Uint8Array) {
    const thinker = new Thinker(engine, () => Promise.reject(new Error('It decides nothing.')));
    const { turn } = engine.standing(state);
    return [0, 1, 2].map((seat) => {
        const [one, two] = [1n, 2n].map((seed) => thinker.redrawn(state, seat, seed));
        const isSame = (a: Uint8Array, b: Uint8Array) => a.join() === b.join();
        const seen = engine.observe(state, seat);
        const looks = [one!, two!].every((world) => isSame(engine.observe(world, seat), seen));
        const goesOn = [one!, two!].every((world) => engine.standing(world).turn === turn);
        return { looks, goesOn, differs: !isSame(one!, two!) && !isSame(one!, state) };
    });
}

for (const told of JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Told[]) {
    const engine = await engineOf(told);
    const state = position(engine, told);
    const { turn } = engine.standing(state);
    const other = engine.sampleWorld(engine.observe(state, turn), seedOf(7));
    const [one, two] = [state, other].map((world) => engine.observe(world, turn)) as [
        Uint8Array,
        Uint8Array,
    ];
    const print = (name: string, value: unknown) => console.log(JSON.stringify({ name, value }));
    print('worlds differ', state.join() !== other.join());
    print('redrawn', redrawn(engine, state));
    print('seen', await deepened(told, one, false));
    print('seen of another', await deepened(told, two, false));
    print('seen, and stopped', await deepened(told, one, false, true));
    print('open', await deepened(told, state, true));
    print('open another', await deepened(told, other, true));
}
