// Plays whole games as this browser would without a server, and prints their records:
// `node local-games.mjs GAMES` (tests/engines/test_local_games.py verifies them).
import { readFileSync } from 'node:fs';
import { Engine } from '../engine/engine';
import { Positions } from '../engine/position';
import { Bots } from '../engine/thinking/bots';
import { own as archon } from '../src/games/archon/named';
import archonSetting from '../src/games/archon/deal/setting';
import { own as arkadia } from '../src/games/arkadia/named';
import arkadiaSetting from '../src/games/arkadia/deal/setting';
import { decide } from '../src/local/commands';
import { Rules } from '../src/local/rules';
import type { AnyOwn } from '../src/engine-host/room';
import { LocalServer } from '../src/local/server';
import { chanceOf, turnOf } from '../src/local/thinking';
import { memoryStore } from '../src/local/tests/memory';
import type { GameDetail, NewTable, NewTableReply, Scores } from '../src/protocol/messages';

interface Told {
    folder: string;
    /** The folder with the weights of bots. */
    weights: string;
    detail: GameDetail;
    wishes: NewTable[];
}

const UNDONE = 0.1;
const GAMES = {
    arkadia: { own: arkadia, setting: arkadiaSetting },
    archon: { own: archon, setting: archonSetting },
};

async function rulesOf({ folder, weights, detail }: Told): Promise<Rules> {
    const game = detail.name as keyof typeof GAMES;
    const told = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
    const module = readFileSync(`${folder}/engine.wasm`);
    const load = () => Engine.load({ game, rules: told.rules_version, told, module });
    const { own, setting } = GAMES[game];
    const positions = new Positions(await load(), own as unknown as AnyOwn);
    const bots = async () =>
        new Bots(await load(), async (name) => readFileSync(`${weights}/${name}`));
    return new Rules(positions, detail, setting, bots);
}

/** Play a game to its end: at random for the persons, who sometimes take something back. */
async function played(server: LocalServer, wish: NewTable, detail: GameDetail): Promise<void> {
    const asked = async <T>(path: string, body?: unknown): Promise<T> => {
        const answer = await server.answer({ path, body });
        if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
        return answer.body as T;
    };
    const { id } = await asked<NewTableReply>('/here/tables', { wish, detail });
    await asked(`/tables/${id}/ready`, { entropy: 'dés' });
    const live = await server.open(id);
    for (let n = 0; live.table.status !== 'over'; n++) {
        const { bot, turn, ply, state, rules } = live.table;
        if (bot !== null) {
            await new Promise((done) => setTimeout(done));
            continue;
        }
        const at = { key: String(n), seat: turn!, ply };
        const to = live.table.firstUndoable();
        const legal = rules.engine.legal(state);
        const action = legal[Math.floor(Math.random() * legal.length)]!;
        const isUndone = to < ply && Math.random() < UNDONE;
        await live.do((table) =>
            decide(
                table,
                isUndone ? { type: 'undo', ...at, to } : { type: 'act', ...at, actions: [action] },
            ),
        );
    }
    const record = await asked<object>(`/tables/${id}/record`);
    const { plies } = await asked<Scores>(`/tables/${id}/scores`);
    const chance = chanceOf(live.table, 1, 7).map(Number);
    console.log(JSON.stringify({ record, scores: plies, chance }));
}

const told = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Told;
const rules = await rulesOf(told);
const server = new LocalServer({
    store: memoryStore(),
    turnOf,
    rulesOf: async () => rules,
    keepEngine: async ({ engine }) => engine!,
    changed: () => {},
});
for (const wish of told.wishes) await played(server, wish, told.detail);
