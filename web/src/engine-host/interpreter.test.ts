import { beforeEach, expect, it, vi } from 'vitest';
import type { Happened, Position, Update, Welcome } from '../protocol/messages';
import { language } from '../settings/settings.svelte';
import { head, position } from '../table/far-end';
import * as engines from './host';
import type { Host } from './host';
import { Interpreter, type Told } from './interpreter';

/** A row of an event at a ply, in base 64. */
function row(ply: number): string {
    return btoa(
        String.fromCharCode(...new Uint8Array(Int16Array.of(ply, 0, 0, 0, 0, 0, 0).buffer)),
    );
}

const WORD = btoa('\x01\x00');
const welcome: Welcome = {
    ...{ type: 'welcome', version: 4, viewer: 0, record: WORD, rows: row(2) },
    ...{ table: head(2), held: [0], chat: [] },
};
const update: Update = {
    ...{ type: 'update', version: 5, viewer: 0, rows: row(3), table: { ply: 3 } },
    change: btoa('\x00\x00\x07\x00'),
};

/** An engine whose answers the test gives: a position shows the record's bytes. */
function start() {
    const waiting: (() => void)[] = [];
    const later = <T>(value: T) => new Promise<T>((go) => waiting.push(() => go(value)));
    const host = {
        position: vi.fn((record: Uint8Array, ply: number, decides: boolean): Promise<Position> =>
            later({ ...position(ply), view: { record: [...record] }, legal: decides ? [1] : [] }),
        ),
        happened: vi.fn((rows: number[][]): Promise<Happened[]> => {
            const text = { [language.current]: 'done' };
            return later(rows.map(([ply]) => ({ ply: ply!, kind: 'done', fields: {}, text })));
        }),
        preview: vi.fn(),
    };
    vi.spyOn(engines, 'engineFor').mockResolvedValue(host as unknown as Host);
    const told: Told[] = [];
    const failed = vi.fn();
    const interpreter = new Interpreter('t1', (one) => told.push(one), failed);
    const answer = async () => {
        await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
        for (const go of waiting.splice(0)) go();
        await new Promise((go) => setTimeout(go));
    };
    return { interpreter, told, host, failed, answer };
}

beforeEach(() => {
    language.current = 'en';
});

it('passes positions in JSON on at once', () => {
    const { interpreter, told, host } = start();
    interpreter.hear({ ...welcome, record: null, position: position(2), rows: '' });
    expect(told).toMatchObject([{ type: 'welcome', position: position(2), happened: [] }]);
    expect(host.position).not.toHaveBeenCalled();
});

it('bytes become a position and events, and nothing passes them', async () => {
    const { interpreter, told, answer } = start();
    interpreter.hear(welcome);
    interpreter.hear({ type: 'pong' });
    interpreter.hear(update);
    expect(told).toEqual([]);
    await answer();
    expect(told.map(({ type }) => type)).toEqual(['welcome', 'pong', 'update']);
    expect(told[0]).toMatchObject({ position: { view: { record: [1, 0] }, legal: [1] } });
    expect(told[2]).toMatchObject({
        table: head(3),
        position: { ply: 3, view: { record: [7, 0] } },
        happened: [{ ply: 3 }],
    });
});

it('a change is not made to another record than it is of', async () => {
    const { interpreter, told, answer } = start();
    interpreter.hear(welcome);
    await answer();
    interpreter.hear({ ...update, version: 6 });
    interpreter.hear({ ...update, viewer: 1 });
    expect(told.slice(1)).toMatchObject([{ position: null }, { position: null }]);
    interpreter.hear(update);
    await answer();
    expect(told.at(-1)).toMatchObject({ position: { view: { record: [7, 0] } } });
});

it('gives legal actions only to who is to decide', async () => {
    const { interpreter, told, answer } = start();
    const [me, you] = head(2).seats;
    for (const more of [
        { turn: 1 },
        { status: 'paused' as const },
        { seats: [{ ...me!, kind: 'bot' as const }, you!] },
    ])
        interpreter.hear({ ...welcome, table: { ...head(2), ...more } });
    interpreter.hear({ ...welcome, viewer: null });
    await answer();
    for (const one of told) expect(one).toMatchObject({ position: { legal: [] } });
});

it('tells in another language all that has not been taken back', async () => {
    const { interpreter, told, answer } = start();
    interpreter.hear(welcome);
    interpreter.hear(update);
    interpreter.hear({ ...update, version: 6, rewound: true, table: { ply: 2 }, rows: '' });
    await answer();
    language.current = 'de';
    interpreter.reword();
    await answer();
    expect(told.at(-1)).toMatchObject({
        type: 'reworded',
        happened: [{ ply: 2, text: { de: 'done' } }],
    });
});

it('a preview is of the position that is shown, without an engine of one choice', async () => {
    const { interpreter, host, answer } = start();
    const choices = { ply: 2, seat: 0, actions: [1] };
    expect((await interpreter.preview(choices)).stops).toBe('alone');
    interpreter.hear(welcome);
    await answer();
    await interpreter.preview(choices);
    expect(host.preview).toHaveBeenCalledWith(Uint8Array.of(1, 0), 2, [1], {
        viewer: 0,
        you: 0,
        names: ['Ada', 'Bo'],
        language: 'en',
    });
    await expect(interpreter.preview({ ...choices, ply: 1 })).rejects.toThrow();
});

it('says that an engine fails, and goes on', async () => {
    const { interpreter, told, host, failed, answer } = start();
    host.position.mockRejectedValueOnce(new Error('no memory'));
    interpreter.hear(welcome);
    interpreter.hear(update);
    await answer();
    expect(failed).toHaveBeenCalledOnce();
    expect(told.map(({ type }) => type)).toEqual(['update']);
});
