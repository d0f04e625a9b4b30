// A table without a server does what one at the server does: the same messages, refusals and secrets.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
    ClientMessage,
    NewTable,
    NewTableReply,
    Refused as Told,
    SeatWish,
    ServerMessage,
    TableHead,
    Update,
    Welcome,
} from '../../protocol/messages';
import { changed, rowsOf } from '../../engine-host/wire';
import { decoded } from '../../../engine/memory';
import type { Place } from '../live';
import { Refused } from '../refused';
import { LocalServer, type GamesFile } from '../server';
import type { LocalTable } from '../table';
import { memoryStore } from './memory';
import { DETAIL, tally } from './tally';

const ME: SeatWish = { kind: 'me', name: 'Ada' };
const BOT: SeatWish = { kind: 'bot', bot: 'calm' };

let place: Place;
let server: LocalServer;
let told: string[];
beforeEach(() => {
    told = [];
    place = {
        store: memoryStore(),
        turnOf: async ({ rules, state }: LocalTable) => [rules.step(state, 2)!],
        rulesOf: async () => tally(),
        keepEngine: async () => 'v1',
        changed: (id) => told.push(id),
    };
    server = new LocalServer(place);
});

/** What is heard at a table. */
class Screen {
    heard: ServerMessage[] = [];
    #keys = 0;

    constructor(
        readonly id: string,
        readonly on = server,
    ) {}

    async say(message: ClientMessage): Promise<ServerMessage> {
        const send = (one: ServerMessage) => this.heard.push(one);
        this.#client ??= { send };
        await this.on.hear(this.id, this.#client, message);
        return this.heard.at(-1)!;
    }
    #client: { send: (message: ServerMessage) => void } | undefined;

    hello(): Promise<Welcome> {
        return this.say({ type: 'hello', tokens: [], since: null }) as Promise<Welcome>;
    }

    act(seat: number, ply: number, ...actions: number[]): Promise<ServerMessage> {
        return this.say({ type: 'act', key: `k${++this.#keys}`, seat, ply, actions });
    }

    updates(): Update[] {
        return this.heard.filter((one) => one.type === 'update');
    }
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
    const answer = await server.answer({ path, body });
    if (answer.status !== 200) throw new Error((answer.body as { code: string }).code);
    return answer.body as T;
}

async function made(...seats: SeatWish[]): Promise<Screen> {
    const wish = { game: 'tally', options: {}, seats } as unknown as NewTable;
    const { id } = await asked<NewTableReply>('/here/tables', { wish, detail: DETAIL });
    return new Screen(id);
}

/** A table of which cards are dealt. */
async function dealt(...seats: SeatWish[]): Promise<Screen> {
    const screen = await made(...seats);
    await asked(`/tables/${screen.id}/ready`, { entropy: 'dice' });
    await screen.hello();
    return screen;
}

describe('a recorded game', () => {
    it('goes on by itself from one of its turns; nobody thinks, and nothing of it is kept', async () => {
        vi.useFakeTimers();
        place.turnOf = () => Promise.reject(new Error('somebody thinks'));
        const whole = ['add', 'end', 'add', 'draw', 'end', 'add', 'stop'];
        const show = {
            game: 'tally',
            options: {},
            bots: ['calm', 'calm'],
            secret: 'a0'.repeat(16),
        };
        const body = { show: { ...show, actions: whole }, start: 1, names: ['A', 'B'] };
        const { id, keys } = await asked<NewTableReply>('/here/tables', {
            ...body,
            detail: DETAIL,
        });
        expect(keys).toEqual([]);
        const screen = new Screen(id);
        const { table, held } = await screen.hello();
        expect(held).toEqual([]);
        expect(table).toMatchObject({ status: 'playing', ply: 2, lesson: null, deal: 'new' });
        expect(table.seats.map(({ name }) => name)).toEqual(['A', 'B']);
        await vi.advanceTimersByTimeAsync(60_000);
        const last = screen.updates().at(-1)?.table;
        expect(last).toMatchObject({ ply: whole.length, status: 'over' });
        expect(await asked<{ tables: [] }>('/here/tables')).toEqual({ tables: [] });
        expect(told).toEqual([]);
        vi.useRealTimers();
    });
});

describe('a table of this browser', () => {
    it('shows its commitment before it takes the text for the shuffle', async () => {
        const screen = await made(ME, BOT);
        const welcome = await screen.hello();
        expect(welcome.table.status).toBe('gathering');
        expect(welcome.table.commitment).toMatch(/^[0-9a-f]{64}$/);
        expect(welcome.held).toEqual([0]);
        expect(welcome.record).toBeNull();
        const none = await screen.say({ type: 'ready', key: 'a', seat: 0, entropy: null });
        expect(none).toMatchObject({ type: 'refused', code: 'no-entropy', key: 'a' });
        await screen.say({ type: 'ready', key: 'b', seat: 0, entropy: 'dice' });
        const [ready, deal] = screen.updates();
        expect(ready).toMatchObject({ key: 'b', version: 2 });
        expect(deal).toMatchObject({ version: 3, table: { status: 'playing', turn: 0 } });
        expect(deal!.record).toBeTruthy();
        expect(rowsOf(deal!.rows!)).toEqual([[0, 0, 0, 0, 0, 0, 0]]);
    });

    it('tells the words of a record that have changed', async () => {
        const screen = await dealt(ME, BOT);
        const { record } = screen.heard[0] as Welcome;
        const update = (await screen.act(0, 0, 0)) as Update;
        expect(update).toMatchObject({ key: 'k1', table: { ply: 1, undo_to: 0, reset_to: 0 } });
        expect(update.record).toBeUndefined();
        expect([...changed(decoded(record!), update.change!)]).toEqual([0, 2, 1, 0, 1, 0]);
        expect(rowsOf(update.rows!)).toEqual([[1, 1, 0, 7, 0, 0, 0]]);
    });

    it('carries a message out once, however often it comes', async () => {
        const screen = await dealt(ME, BOT);
        const act: ClientMessage = { type: 'act', key: 'same', seat: 0, ply: 0, actions: [0] };
        await screen.say(act);
        await screen.say(act);
        const [one, other] = screen.updates();
        expect(one).toMatchObject({ key: 'same', version: 4 });
        expect(other).toEqual({ type: 'update', key: 'same', version: 4, viewer: 0 });
    });

    it('does actions up to what comes to light, and no more', async () => {
        const screen = await dealt(ME, BOT);
        const update = (await screen.act(0, 0, 0, 1, 0)) as Update;
        expect(update.table).toEqual({ ply: 2 });
    });

    it('has a bot play its turn, and waits for the person again', async () => {
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 2);
        await vi.waitFor(() => expect(screen.updates()).toHaveLength(2));
        expect(screen.updates()[1]).toMatchObject({ table: { ply: 2, turn: 0 } });
    });

    it('keeps the hands of seats at one screen apart', async () => {
        const screen = await dealt(ME, { kind: 'me', name: 'Ada' });
        const { table, held } = screen.heard[0] as Welcome;
        expect(held).toEqual([0, 1]);
        expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'Ada (2)']);
        await screen.act(0, 0, 1);
        const other = (await screen.say({ type: 'look', seat: 1 })) as Welcome;
        expect(other.viewer).toBe(1);
        expect(rowsOf(other.rows!).at(-1)).toEqual([1, 2, 0, 0, 0, 0, 0]);
        const onlooker = (await screen.say({ type: 'look', seat: null })) as Welcome;
        expect([...decoded(onlooker.record!)]).toEqual([0, 2, 0, 0, 0, 0]);
    });
});

describe('what is taken back', () => {
    it('is of the turn, and nothing that has come to light', async () => {
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 0, 0);
        let undone = 0;
        const undo = (ply: number, to: number) =>
            screen.say({ type: 'undo', key: `u${++undone}`, seat: 0, ply, to });
        expect(await undo(2, 1)).toMatchObject({ rewound: true, table: { ply: 1 } });
        await screen.act(0, 1, 1);
        expect(await undo(2, 1)).toMatchObject({ type: 'refused', code: 'revealed' });
        expect(await undo(2, 2)).toMatchObject({ type: 'refused', code: 'nothing-to-undo' });
    });

    it('is more where everybody sits at one screen and agrees', async () => {
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 1);
        const offer = { type: 'offer', key: 'o', seat: 0, kind: 'take-back', ply: 0 } as const;
        expect(await screen.say(offer)).toMatchObject({ rewound: true, table: { ply: 0 } });
    });
});

describe('what is not allowed', () => {
    const turn = { key: 'x', seat: 0, ply: 0 };
    it.each<[ClientMessage, string]>([
        [{ type: 'act', ...turn, ply: 3, actions: [0] }, 'stale'],
        [{ type: 'act', ...turn, actions: [] }, 'no-actions'],
        [{ type: 'act', ...turn, actions: [99] }, 'no-such-action'],
        [{ type: 'act', ...turn, seat: 1, actions: [0] }, 'not-yours'],
        [{ type: 'say', ...turn, line: 'fly' }, 'unread'],
        [{ type: 'undo', ...turn, to: 0 }, 'nothing-to-undo'],
        [{ type: 'look', seat: 1 }, 'not-yours'],
        [{ type: 'resign', ...turn, bot: 'nobody' }, 'no-such-bot'],
        [{ type: 'return', ...turn }, 'not-played-by-bot'],
        [{ type: 'fill', ...turn, place: 1, bot: 'calm' }, 'no-such-seat'],
    ])('is refused in the three languages: %o', async (message, code) => {
        const screen = await dealt(ME, BOT);
        const refused = (await screen.say(message)) as Told;
        expect(refused).toMatchObject({ type: 'refused', code });
        const texts = Object.values(refused.text);
        expect(new Set(texts).size).toBe(3);
        expect(texts.filter((text) => text.includes('refused-'))).toEqual([]);
    });

    it('changes nothing', async () => {
        const screen = await dealt(ME, BOT);
        const refused = (await screen.act(0, 0, 0, 3)) as Told;
        expect(refused).toMatchObject({ code: 'illegal', clause: 'T-1', version: 3 });
        expect((await asked<TableHead>(`/tables/${screen.id}`)).ply).toBe(0);
    });

    it('is a table, a game or a seat that there is not', async () => {
        const nowhere = new Screen('local-nowhere');
        expect(await nowhere.hello()).toMatchObject({ type: 'refused', code: 'no-such-table' });
        await expect(made(ME)).rejects.toThrow('seats');
        await expect(made(ME, { kind: 'bot', bot: 'nobody' })).rejects.toThrow('no-such-bot');
        await expect(made(ME, { kind: 'open' })).rejects.toThrow('no-such-seat');
    });
});

describe('a line of notation', () => {
    it('is read as far as it goes on', async () => {
        const screen = await dealt(ME, BOT);
        const say = { type: 'say', key: 's', seat: 0, ply: 0, line: 'add, draw end' } as const;
        expect(await screen.say(say)).toMatchObject({ table: { ply: 2 } });
    });
});

describe('a bot in place of a person', () => {
    it('plays on, and the person may come back', async () => {
        const screen = await dealt(ME, { kind: 'me', name: 'Bo' });
        await screen.say({ type: 'resign', key: 'r', seat: 1, bot: 'calm' });
        await screen.act(0, 0, 2);
        await vi.waitFor(() => expect(screen.updates()).toHaveLength(3));
        expect(screen.updates()[2]).toMatchObject({ table: { ply: 2, turn: 0 } });
        const back = (await screen.say({ type: 'return', key: 'b', seat: 1 })) as Update;
        expect(back.table!.seats![1]).toMatchObject({ kind: 'person', away: false });
    });
});

describe('a bot whose weights cannot be had any more', () => {
    it('takes no seat over, and the person plays on', async () => {
        const screen = await dealt(ME, { kind: 'me', name: 'Bo' });
        place.keepEngine = () => Promise.reject(new Refused('here-no-engine'));
        const told = await screen.say({ type: 'resign', key: 'r', seat: 0, bot: 'calm' });
        expect(told).toMatchObject({ type: 'refused', code: 'here-no-engine' });
        expect(await screen.act(0, 0, 0)).toMatchObject({ type: 'update', version: 5 });
    });
});

describe('a guided first game', () => {
    async function begun(): Promise<Screen> {
        const script = ['add', 'end', 'add', 'draw', 'end', 'add'];
        const lesson = { game: 'tally', options: {}, secret: 'a0'.repeat(16), script, seats: 2 };
        const body = { lesson: { ...lesson, learner: 0 }, name: 'Ada', detail: DETAIL };
        const { id } = await asked<NewTableReply>('/here/tables', body);
        const screen = new Screen(id);
        await screen.hello();
        return screen;
    }

    it('deals at once, and the others play as it is written', async () => {
        const screen = await begun();
        const head = (screen.heard[0] as Welcome).table;
        expect(head).toMatchObject({ status: 'playing', lesson: 'on', deal: 'lesson' });
        await screen.act(0, 0, 0, 2);
        await vi.waitFor(() => expect(screen.updates()).toHaveLength(2));
        expect(screen.updates()[1]!.table).toMatchObject({ ply: 5, turn: 0 });
    });

    it('is left by another move, and then a bot plays on', async () => {
        const screen = await begun();
        await screen.act(0, 0, 1, 2);
        await screen.act(0, 1, 2);
        await vi.waitFor(() => expect(screen.updates()).toHaveLength(3));
        const head = await asked<TableHead>(`/tables/${screen.id}`);
        expect(head).toMatchObject({ lesson: 'left', ply: 3, turn: 0 });
    });
});

describe('two tabs', () => {
    it('cannot both write: the second one is refused, and sees what the first has done', async () => {
        const screen = await dealt(ME, BOT);
        const other = new Screen(screen.id, new LocalServer(place));
        await other.hello();
        await screen.act(0, 0, 0);
        expect(await other.act(0, 0, 1)).toMatchObject({ type: 'refused', code: 'stale' });
        const shown = other.heard.at(-2) as Welcome;
        expect(shown).toMatchObject({ type: 'welcome', version: 4, table: { ply: 1 } });
        expect((await place.store.game(screen.id))!.journal).toHaveLength(4);
    });

    it('follow each other', async () => {
        const screen = await dealt(ME, BOT);
        const tab = new LocalServer(place);
        const other = new Screen(screen.id, tab);
        await other.hello();
        told.length = 0;
        await screen.act(0, 0, 0);
        expect(told).toEqual([screen.id]);
        await tab.refresh(screen.id);
        expect(other.heard.at(-1)).toMatchObject({ type: 'welcome', table: { ply: 1 } });
    });
});

describe('a game that is kept', () => {
    it('goes on where it was left, and a bot that was thinking thinks again', async () => {
        const { turnOf } = place;
        place.turnOf = () => new Promise(() => {});
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 0, 2);
        place.turnOf = turnOf;
        const later = new Screen(screen.id, new LocalServer(place));
        await later.hello();
        await vi.waitFor(async () =>
            expect(await later.hello()).toMatchObject({ table: { ply: 3, turn: 0 } }),
        );
    });

    it('is not acknowledged before it is stored', async () => {
        const screen = await dealt(ME, BOT);
        const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
        vi.spyOn(place.store, 'append').mockRejectedValueOnce(full);
        expect(await screen.act(0, 0, 0)).toMatchObject({ type: 'refused', code: 'here-no-room' });
        expect(await screen.hello()).toMatchObject({ version: 3, table: { ply: 0 } });
        expect(await screen.act(0, 0, 0)).toMatchObject({ type: 'update', version: 4 });
    });

    it('does not go on from a position that is not the stored one', async () => {
        const { id } = await dealt(ME, BOT);
        const kept = (await place.store.game(id))!;
        kept.journal[2]!.body = { kind: 'dealt', hash: 'another one' };
        vi.spyOn(place.store, 'game').mockResolvedValue(kept);
        const later = new Screen(id, new LocalServer(place));
        expect(await later.hello()).toMatchObject({ type: 'refused', code: 'other-course' });
    });

    it('is listed until it is removed, and then its engine is, too', async () => {
        const screen = await dealt(ME, BOT);
        await place.store.keepEngine({ name: ['tally', 'v1'], detail: DETAIL, files: {} });
        await place.store.keepEngine({ name: ['tally', 'v0'], detail: DETAIL, files: {} });
        const { tables } = await asked<{ tables: object[] }>('/here/tables');
        expect(tables).toMatchObject([{ id: screen.id, held: [0], status: 'playing' }]);
        await place.store.tidy();
        expect(await place.store.engine('tally', 'v1')).toBeDefined();
        expect(await place.store.engine('tally', 'v0')).toBeUndefined();
        await asked(`/tables/${screen.id}/remove`, {});
        expect(await asked('/here/tables')).toEqual({ tables: [] });
        expect(await place.store.engine('tally', 'v1')).toBeUndefined();
    });
});

describe('a file of games', () => {
    it('brings them to another browser, where they go on', async () => {
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 0);
        const file = await asked<GamesFile>('/here/games');
        expect(await asked('/here/games', file)).toEqual({ added: 0, known: 1, failed: 0 });
        server = new LocalServer({ ...place, store: memoryStore() });
        const details = [DETAIL];
        expect(await asked('/here/games', { ...file, details })).toMatchObject({
            added: 1,
            known: 0,
        });
        expect(await asked(`/tables/${screen.id}`)).toMatchObject({ ply: 1, turn: 0 });
    });

    it('is taken in as far as the rules lead to its positions', async () => {
        await dealt(ME, BOT);
        const file = await asked<GamesFile>('/here/games');
        server = new LocalServer({ ...place, store: memoryStore() });
        const [game] = file.games;
        game!.journal[2]!.body = { kind: 'dealt', hash: 'another one' };
        const told = await asked('/here/games', { ...file, details: [DETAIL] });
        expect(told).toEqual({ added: 0, known: 0, failed: 1 });
        await expect(asked('/here/games', { games: 'none' })).rejects.toThrow('here-no-file');
    });
});

describe('a game that moves to the server', () => {
    it('gives its secret away while it goes on, and nothing before it has begun', async () => {
        const { id } = await made(ME, BOT);
        await expect(asked(`/tables/${id}/played`)).rejects.toThrow('not-begun');
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 0);
        const { secret } = (await place.store.game(screen.id))!;
        expect(await asked(`/tables/${screen.id}/played`)).toMatchObject({
            seed: { secret },
            actions: ['add'],
            result: null,
        });
    });
});

describe('a game that is over', () => {
    async function over(): Promise<Screen> {
        const screen = await dealt(ME, BOT);
        await screen.act(0, 0, 0, 0, 0, 3);
        return screen;
    }

    it('shows its secret, its record and every position', async () => {
        const { id } = await over();
        const { secret, result } = await asked<TableHead>(`/tables/${id}`);
        expect(result).toEqual({ ending: 'stopped', scores: [1, 0], winners: [0] });
        expect(await asked(`/tables/${id}/record`)).toMatchObject({
            seats: [
                { name: 'Ada', kind: 'human' },
                { name: 'Blue', kind: 'calm' },
            ],
            seed: { secret, entropies: ['dice', ''] },
            actions: ['add', 'add', 'add', 'stop'],
        });
        expect(await asked(`/tables/${id}/scores`)).toEqual({ plies: [[0], [1], [2], [3], [3]] });
        expect(await asked(`/tables/${id}/verify`, {})).toMatchObject({ ok: true });
        expect(await asked(`/tables/${id}/positions/2?seat=1`)).toMatchObject({ plies: 4 });
        await expect(asked(`/tables/${id}/positions/9`)).rejects.toThrow('no-such-ply');
    });

    it('keeps its record and its hands to itself until then', async () => {
        const { id } = await dealt(ME, BOT);
        await expect(asked(`/tables/${id}/record`)).rejects.toThrow('secret');
        await expect(asked(`/tables/${id}/branches`, { ply: 0 })).rejects.toThrow('not-over');
        await expect(asked(`/tables/${id}/positions/0?seat=1`)).rejects.toThrow('not-yours');
    });

    it('can be played once more, by one table for all', async () => {
        const { id } = await over();
        const next = await asked<NewTableReply>(`/tables/${id}/rematch`, {});
        expect(await asked<NewTableReply>(`/tables/${id}/rematch`, {})).toEqual(next);
        expect(await asked(`/tables/${next.id}`)).toMatchObject({
            status: 'gathering',
            turn: null,
        });
        expect(await asked(`/tables/${id}`)).toMatchObject({ rematch: next.id });
    });

    it('goes on from any position of it', async () => {
        const { id } = await over();
        const { commitment, ...branch } = await asked<NewTableReply>(`/tables/${id}/branches`, {
            ply: 2,
        });
        const head = await asked<TableHead>(`/tables/${branch.id}`);
        expect(head).toMatchObject({ ply: 2, deal: 'branch', status: 'playing', commitment });
    });

    it('is played on from a position that no deal leads to', async () => {
        const start = btoa('\u0001\u0002\u0002\u0000'); // the second seat acts, two were added
        const drawn = { game: 'tally', options: {}, seats: [BOT, ME], start };
        const { id } = await asked<NewTableReply>('/here/tables', { drawn, detail: DETAIL });
        expect(await asked(`/tables/${id}`)).toMatchObject({
            deal: 'drawn',
            status: 'playing',
            turn: 1,
            ply: 0,
        });
        const screen = new Screen(id);
        await screen.hello();
        await screen.act(1, 0, 0);
        await screen.act(1, 1, 3);
        expect(await asked(`/tables/${id}/record`)).toMatchObject({
            format: 'polis-drawn',
            start,
            actions: ['add', 'stop'],
        });
        expect(await asked(`/tables/${id}/verify`, {})).toMatchObject({ ok: true });
        await expect(asked(`/tables/${id}/played`)).rejects.toThrow('here-drawn');
        const branch = await asked<NewTableReply>(`/tables/${id}/branches`, { ply: 1 });
        expect(await asked(`/tables/${branch.id}`)).toMatchObject({ deal: 'drawn', ply: 1 });
    });

    it('is refused from a position whose bots are unknown', async () => {
        const seats = [ME, { kind: 'bot', bot: 'wild' }];
        const drawn = {
            game: 'tally',
            options: {},
            seats,
            start: btoa('\u0000\u0002\u0000\u0000'),
        };
        await expect(asked('/here/tables', { drawn, detail: DETAIL })).rejects.toThrow(
            'no-such-bot',
        );
    });
});
