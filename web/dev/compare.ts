// Compares the client's engine with Python: `node compare.mjs CASES` (tests/engines/client_cases.py).
// It prints what has been compared, with the time that each took; the first difference ends it.
import { ok as assert, deepStrictEqual } from 'node:assert';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Json } from '../engine/description';
import { Engine } from '../engine/engine';
import { hashOf } from '../engine/hash';
import { decoded } from '../engine/memory';
import { SPECTATOR } from '../engine/named';
import { Positions } from '../engine/position';
import { preview } from '../engine/preview';
import { advise, type Advice } from '../engine/thinking/advice';
import { Bots, turnOf } from '../engine/thinking/bots';
import { Chance } from '../engine/thinking/chance';
import { SearchBot } from '../engine/thinking/search-bot';
import { done } from '../engine/thinking/work';
import type { Reader } from '../src/engine-host/results';
import { Room } from '../src/engine-host/room';
import { Wording } from '../src/engine-host/wording';
import archonSetting from '../src/games/archon/deal/setting';
import { own as archon } from '../src/games/archon/named';
import arkadiaSetting from '../src/games/arkadia/deal/setting';
import { own as arkadia } from '../src/games/arkadia/named';
import type { Setting } from '../src/games/contract';
import { HASHES } from '../src/proof/hashes';
import { streamsOf } from '../src/proof/streams.js';
import type { Language, Texts } from '../src/protocol/messages';
import { Catalogue, unbroken } from '../src/text/catalogue';
import { Asking } from './asking';
import type {
    Advised,
    Case,
    Dealt,
    Happened,
    Head,
    Questions,
    Searched,
    Tried,
    Turn,
} from './cases';

const LANGUAGES = ['en', 'fr', 'de'] as const;
const NAMES = ['Anna', '', 'Hélène', 'Bo'];

const times: Record<string, { ms: number; times: number }> = {};

function timed<T>(what: string, work: () => T): T {
    const start = performance.now();
    const result = work();
    const known = (times[what] ??= { ms: 0, times: 0 });
    known.ms += performance.now() - start;
    known.times += 1;
    return result;
}

class Comparison {
    readonly kinds = new Set<string>();
    deals = 0;
    positions = 0;
    previews = 0;
    revealed = 0;
    trees = 0;
    answers = 0;
    advices = 0;
    gains = 0;
    turns = 0;
    readonly room: Room;
    #asking: Asking;
    #words: (to: Reader) => Wording;

    constructor(
        readonly engine: Engine,
        readonly setting: Setting,
        readonly made: Positions<never, never, never>,
        readonly bots: Bots,
        readonly head: Head,
    ) {
        this.room = new Room(made);
        const texts = read(head.texts);
        this.#words = ({ language }) =>
            new Wording(language, (id, args) => texts[language].say(id, args) ?? '');
        this.#asking = new Asking(head.game, head.box, texts, read(head.common));
    }

    event(row: number[], viewer: number | null, wanted: Happened): void {
        for (const to of readers(viewer)) {
            const told = timed('event', () =>
                this.#words(to).happened(this.room.happened([[0, ...row]], to)),
            );
            const { kind, fields, text } = told[0]!;
            this.kinds.add(kind);
            deepStrictEqual({ kind, fields: fields as Json }, only(wanted));
            same(text, wanted.texts, to);
        }
    }

    dealt({ secret, entropies, options, state, hash, events }: Dealt): void {
        const draw = streamsOf(this.engine.told.game, secret, entropies, HASHES);
        const seats = entropies.length;
        const { engine } = this;
        const { box } = this.head;
        const drawn = this.setting(draw, { seats, options, box });
        const found = timed('set up', () => engine.setUp({ ...drawn, seats }, options));
        deepStrictEqual(found.state, decoded(state));
        deepStrictEqual(
            timed('hash', () => hashOf(this.made, found.state)),
            hash,
        );
        deepStrictEqual(found.rows.length, events.length);
        found.rows.forEach((row, i) => this.event(row, null, events[i]!));
        this.deals += 1;
    }

    position(one: Case): void {
        const [state, seen] = [decoded(one.state), decoded(one.seen)];
        const seat = one.viewer ?? SPECTATOR;
        this.positions += 1;
        for (const to of readers(one.viewer)) {
            const decides = seat === one.turn;
            const found = timed('position', () =>
                this.#words(to).position(this.room.position(seen, 0, decides, to)),
            );
            const { view, scores, legal, question } = found;
            deepStrictEqual(
                { view, scores, legal },
                { view: one.view, scores: one.scores, legal: decides ? one.legal : [] },
            );
            same(question, one.question, to);
        }
        deepStrictEqual(
            timed('legal', () => this.engine.legal(state)),
            one.legal,
        );
        deepStrictEqual(
            timed('hash', () => hashOf(this.made, state)),
            one.hash,
        );
        for (const [action, why] of one.refused) {
            const found = timed('refusal', () => this.made.refusal(state, action));
            deepStrictEqual(found, why);
            if (seat === one.turn) deepStrictEqual(this.made.refusal(seen, action), why);
        }
        for (const { action, after, events } of one.applied) {
            const found = timed('apply', () => this.engine.apply(state, action))!;
            deepStrictEqual(found.state, decoded(after));
            deepStrictEqual(found.rows.length, events.length);
            found.rows.forEach((row, i) => this.event(row, one.viewer, events[i]!));
        }
    }

    questions(one: Questions): void {
        const view = this.made.view(decoded(one.seen), one.viewer ?? SPECTATOR);
        this.answers += timed('questions', () => this.#asking.compare(view, one));
    }

    /** Worlds are drawn at random: where only one side's show that something is revealed, it is counted. */
    preview(one: Tried): void {
        const seen = decoded(one.seen);
        const found = timed('preview', () => preview(this.made, seen, one.seat, one.actions));
        if ((one.stops === 'reveals') !== (found.stops === 'reveals')) {
            this.revealed += 1;
            return;
        }
        const { record, legal, done, stops, refused } = found;
        const view = record && this.made.view(record, one.seat);
        const events = found.events.map((each) => each.map(only));
        deepStrictEqual(
            { view, legal, done, stops, refused, events },
            {
                view: one.view,
                legal: one.legal,
                done: one.done,
                stops: one.stops,
                refused: one.refused,
                events: one.events.map((each) => each.map(only)),
            },
        );
        for (const to of readers(one.seat)) {
            const outcome = this.room.preview(seen, 0, one.actions, to);
            const { refused: why } = this.#words(to).tried(outcome);
            same(why && { [to.language]: why.text }, one.why, to);
        }
        this.previews += 1;
    }

    async search(one: Searched): Promise<void> {
        const seen = decoded(one.observed);
        const seed = BigInt(one.seed);
        deepStrictEqual(
            timed('greedy', () => this.engine.greedy(seen, seed)),
            one.greedy,
        );
        const { search } = this.bots;
        search.use(await this.bots.settings(one.level));
        search.start(seen, seed);
        timed('search', () => search.grow(one.simulations));
        deepStrictEqual(search.candidates(this.engine.legal(seen)), one.candidates);
        this.trees += 1;
    }

    async advise(one: Advised): Promise<void> {
        const settings = await this.bots.settings(one.level);
        const { slope } = await this.bots.network(settings.level);
        const { worlds } = one;
        const advised = (seconds: number) => {
            const bot = (simulations: number) =>
                new SearchBot(this.bots.search, settings, { simulations, seconds });
            const judging = { bot: bot(one.look), worlds, seconds };
            const adviser = { bot: bot(one.simulations), judging, slope };
            return done(advise(adviser, decoded(one.observed), new Chance(BigInt(one.seed))));
        };
        const found = timed('advice', () => advised(Infinity));
        deepStrictEqual(rounded(found), rounded(one.advice));
        const { simulations } = advised(0);
        assert(simulations > 0 && simulations <= 64); // those between two looks at the clock
        this.advices += 1;
        if (found.gain) this.gains += 1;
    }

    async turn(one: Turn): Promise<void> {
        const { simulations } = one;
        const bot = await this.bots.new(
            one.bot,
            simulations === null ? undefined : { simulations },
        );
        const seeds = one.seeds.map(BigInt);
        const found = timed('turn', () =>
            done(turnOf(this.engine, bot, decoded(one.state), seeds)),
        );
        deepStrictEqual(found, one.actions);
        this.turns += 1;
    }
}

const DIGITS = 1e10; // Python and JavaScript sum and raise to powers differently in the last ones

function rounded(one: Advice): unknown {
    const round = (_: string, value: unknown) =>
        typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value;
    return JSON.parse(JSON.stringify(one, round));
}

function read(texts: Record<Language, string>): Record<Language, Catalogue> {
    const made = LANGUAGES.map((one) => [one, new Catalogue(one, texts[one])]);
    return Object.fromEntries(made) as Record<Language, Catalogue>;
}

/** Who is at a seat, in each language. */
function readers(viewer: number | null): Reader[] {
    return LANGUAGES.map((language) => ({ viewer, you: viewer, names: NAMES, language }));
}

/** Compare texts in the language of a reader. */
function same(found: Texts | null, wanted: Texts | null, { language }: Reader): void {
    const [one, other] = [found, wanted].map((texts) => texts && unbroken(texts[language]!));
    deepStrictEqual(one, other);
}

function only({ kind, fields }: { kind: string; fields: Json }): unknown {
    return { kind, fields };
}

async function comparison(head: Head): Promise<Comparison> {
    const { game, rules, folder } = head;
    const module = readFileSync(`${folder}/engine.wasm`);
    const told = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
    const start = performance.now();
    const engine = await Engine.load({ game, rules, told, module });
    times.load = { ms: performance.now() - start, times: 1 };
    const made =
        game === 'arkadia' ? new Positions(engine, arkadia) : new Positions(engine, archon);
    const bots = new Bots(engine, async (name) => readFileSync(`${head.networks}/${name}`));
    const any = made as unknown as Positions<never, never, never>;
    const setting = game === 'arkadia' ? arkadiaSetting : archonSetting;
    return new Comparison(engine, setting, any, bots, head);
}

let found: Comparison | null = null;
for await (const line of createInterface({ input: createReadStream(process.argv[2]!) })) {
    const one = JSON.parse(line);
    if (!found) found = await comparison(one);
    else if ('row' in one) found.event(one.row, one.viewer, one);
    else if ('secret' in one) found.dealt(one);
    else if ('questions' in one) found.questions(one.questions);
    else if ('tried' in one) found.preview(one.tried);
    else if ('advice' in one) await found.advise(one);
    else if ('bot' in one) await found.turn(one);
    else if ('observed' in one) await found.search(one);
    else found.position(one);
}
const ms = Object.fromEntries(
    Object.entries(times).map(([what, { ms, times }]) => [what, +(ms / times).toFixed(3)]),
);
const { deals, positions, previews, revealed, trees, answers, advices, gains, turns, kinds } =
    found!;
const counts = { deals, positions, previews, revealed, trees, answers, advices, gains, turns };
console.log(JSON.stringify({ ...counts, kinds: kinds.size, ms }));
