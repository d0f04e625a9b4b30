// Reviews games as a page has it done, and prints the documents: `node review.mjs GAMES`
// (tests/engines/test_review.py compares them with Python's).
import { readFileSync } from 'node:fs';
import { Engine } from '../engine/engine';
import { Reviewing, reviewerOf } from '../engine/review/review';
import type { Depth } from '../engine/review/verdicts';
import { Bots } from '../engine/thinking/bots';
import { done } from '../engine/thinking/work';
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
    seats: number;
    actions: number[];
    depth: Depth;
}

const SETTINGS = { arkadia: arkadiaSetting, archon: archonSetting };

for (const one of JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Told[]) {
    const { game, folder, weights, box, options, seats, actions, depth } = one;
    const told = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
    const module = readFileSync(`${folder}/engine.wasm`);
    const engine = await Engine.load({ game, rules: told.rules_version, told, module });
    const bots = new Bots(engine, async (name) => readFileSync(`${weights}/${name}`));
    const entropies = Array.from({ length: seats }, () => '');
    const deal = (secret: string) =>
        dealt(engine, SETTINGS[game], { game, box, options, secret, entropies }).state;
    const first = deal(one.secret);
    const reviewing = new Reviewing(await reviewerOf(bots, depth), { first, actions, deal });
    // Parts do not depend on each other: several workers can share them.
    const numbers = Array.from({ length: reviewing.count }, (_, i) => i);
    const parts = new Map(numbers.reverse().map((i) => [i, done(reviewing.part(i))]));
    const review = reviewing.whole(numbers.reverse().map((i) => parts.get(i)!));
    console.log(JSON.stringify(review));
    const some = review.moves.filter(({ worlds }) => worlds > 0).slice(0, 3);
    const tries = some.map((move) => done(reviewing.tried(move, move.journeyman)));
    console.log(JSON.stringify(tries.map(({ loss, gain }) => [loss, gain])));
}
