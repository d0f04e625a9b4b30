// What does not fit an engine is refused in one sentence. That it plays is compared with Python
// (tests/engines/test_client.py).
import { describe, expect, it } from 'vitest';
import { checked, EngineError, type Trouble } from './description';
import { Engine } from './engine';
import { Memory } from './memory';
import { reader } from './records';
import { networkOf } from './thinking/weights';

const STATE = 4;
const array = (name: string, bytes: number) => ({
    name,
    kind: 'array' as const,
    of: 'int8',
    shape: [bytes],
    width: 1,
    bytes,
});
const number = (name: string) => ({ name, kind: 'number' as const });
const PARAMETERS = [array('states', STATE), number('i'), array('out', 8), number('action')];
const TOLD = {
    format: 1,
    game: 'go',
    rules_version: 3,
    functions: ['legal', 'why_not'].map((name) => ({ name, parameters: PARAMETERS })),
    records: {},
    packaged: {},
    actions: 9,
    declared: { events: [] },
};

/** A module whose `legal` returns -2^63 and whose `why_not` traps. */
function moduleOf(): Uint8Array<ArrayBuffer> {
    const named = (name: string, ...kind: number[]) => [
        name.length,
        ...new TextEncoder().encode(name),
        ...kind,
    ];
    const section = (id: number, ...body: number[]) => [id, body.length, ...body];
    const exported = [
        named('memory', 2, 0),
        named('__heap_base', 3, 0),
        named('legal', 0, 0),
        named('why_not', 0, 1),
    ];
    const lowest = [0x42, ...Array<number>(9).fill(0x80), 0x7f];
    return Uint8Array.from([
        ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
        ...section(1, 1, 0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7e),
        ...section(3, 2, 0, 0),
        ...section(5, 1, 0, 1),
        ...section(6, 1, 0x7f, 0, 0x41, 0x80, 8, 0x0b),
        ...section(7, exported.length, ...exported.flat()),
        ...section(10, 2, 13, 0, ...lowest, 0x0b, 3, 0, 0, 0x0b),
    ]);
}

function built(): Parameters<typeof Engine.load>[0] {
    return { game: 'go', rules: 3, told: TOLD, module: moduleOf() };
}

async function refused(work: () => unknown, trouble: Trouble): Promise<string> {
    const error = await Promise.resolve()
        .then(work)
        .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).trouble).toBe(trouble);
    return (error as EngineError).message;
}

describe('An engine', () => {
    it('of another format, game or version of the rules is refused', async () => {
        await refused(() => checked({ ...TOLD, format: 2 }, 'go', 3), 'format');
        await refused(() => checked(null, 'go', 3), 'format');
        await refused(() => checked(TOLD, 'chess', 3), 'rules');
        expect(await refused(() => checked(TOLD, 'go', 4), 'rules')).toContain('version 3');
        expect(checked(TOLD, 'go', 3)).toBe(TOLD);
    });

    it('that is damaged is refused', async () => {
        const module = moduleOf().slice(0, 30);
        await refused(() => Engine.load({ ...built(), module }), 'module');
    });

    it('says which function failed', async () => {
        const engine = await Engine.load(built());
        const state = new Uint8Array(STATE);
        expect(await refused(() => engine.legal(state), 'failed')).toContain("'legal'");
        expect(await refused(() => engine.whyNot(state, 0), 'failed')).toContain("'why_not'");
        await refused(() => engine.apply(state, 0), 'format'); // it has none
    });

    it('reads no record of another size', async () => {
        const engine = await Engine.load(built());
        expect(await refused(() => engine.legal(new Uint8Array(5)), 'record')).toContain('5 bytes');
        const read = reader({
            size: 4,
            fields: [{ name: 'a', type: '<i2', shape: [2], offset: 0 }],
        });
        expect(read(Uint8Array.of(1, 0, 255, 255))).toEqual({ a: [1, -1] });
        await refused(() => read(new Uint8Array(3)), 'record');
    });

    it('takes no more memory than it may', async () => {
        const memory = new Memory(
            new WebAssembly.Memory({ initial: 1, maximum: 2 }),
            1000,
            200_000,
        );
        expect(memory.room(100_000).at).toBe(1008);
        await refused(() => memory.room(100_000), 'memory'); // more than it may
        const small = new Memory(new WebAssembly.Memory({ initial: 1, maximum: 1 }), 0);
        await refused(() => small.room(65_537), 'memory'); // more than there is
    });

    it('reads no damaged weights', async () => {
        await refused(() => networkOf({ bytes: 8, fields: [] }, new Uint8Array(100)), 'record');
    });
});
