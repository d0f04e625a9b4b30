// The weights of a network: from the file as it is stored (an archive of NumPy arrays) to the record that
// the engine reads. The arrays may be smaller than the record's, which is 0 elsewhere. The file also has a
// text that says what it is for and how it was trained.
import { EngineError, type RecordOf } from '../description';

const ON_DISK: Record<string, string> = { prior_weight: 'lean' };
const ENTRY = 0x02014b50; // of the directory at the end of an archive
const END = 0x06054b50;
const FLOAT = 4;
const SCALE = '_scale'; // ends the name of the array with what the integers of a row are multiplied by

export interface Network {
    record: Uint8Array;
    /** By which the logarithms of its shares are scaled before they are shown (`advice.ts`). */
    slope: number;
}

interface Stored {
    shape: number[];
    numbers: Float32Array;
}

/** The network in a file, as the record `network` has it; raises EngineError if it does not fit. */
export async function networkOf({ bytes, fields }: RecordOf, file: Uint8Array): Promise<Network> {
    const { arrays, about } = await unpacked(file);
    const record = new Uint8Array(bytes);
    const view = new DataView(record.buffer);
    for (const { name, of, shape, at } of fields) {
        if (of !== 'float32') continue;
        const stored = arrays.get(ON_DISK[name] ?? name);
        const scale = arrays.get(`${ON_DISK[name] ?? name}${SCALE}`)?.numbers;
        if (!stored || stored.shape.length !== shape.length) throw unfit(name);
        if (stored.shape.some((size, axis) => size > shape[axis]!)) throw unfit(name);
        const columns = stored.shape.at(-1) ?? 1;
        const width = shape.at(-1) ?? 1;
        stored.numbers.forEach((number, i) => {
            const place = Math.floor(i / columns) * width + (i % columns);
            const times = scale?.[Math.floor(i / columns)] ?? 1;
            view.setFloat32(at + FLOAT * place, number * times, true);
        });
    }
    const [reads, firsts] = arrays.get('first')!.shape;
    const sizes = { reads, firsts, seconds: arrays.get('second_bias')!.shape[0] };
    for (const [name, size] of Object.entries(sizes))
        view.setBigInt64(fields.find((one) => one.name === name)!.at, BigInt(size!), true);
    return { record, slope: about.recipe.slope ?? 1 };
}

function unfit(name: string): EngineError {
    return new EngineError('record', `The weights are not of the size that is read ('${name}').`);
}

interface About {
    recipe: { slope?: number };
}

/** The arrays of numbers in an archive, by name, and its text. */
async function unpacked(file: Uint8Array): Promise<{ arrays: Map<string, Stored>; about: About }> {
    try {
        const found = new Map(await Promise.all(entries(file)));
        const about = JSON.parse(textOf(found.get('about.npy')!)) as About;
        const arrays = [...found].flatMap(([name, data]) => {
            const array = name.endsWith('.npy') && arrayOf(data);
            return array ? [[name.slice(0, -4), array] as const] : [];
        });
        return { arrays: new Map(arrays), about };
    } catch (error) {
        throw new EngineError('record', `The weights are damaged: ${error}`);
    }
}

function entries(file: Uint8Array): Promise<[string, Uint8Array]>[] {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    let end = file.length - 22;
    while (view.getUint32(end, true) !== END) end -= 1;
    let at = view.getUint32(end + 16, true);
    const found: Promise<[string, Uint8Array]>[] = [];
    for (; view.getUint32(at, true) === ENTRY;) {
        const [size, length, extra, comment] = [
            view.getUint32(at + 20, true),
            ...[28, 30, 32].map((place) => view.getUint16(at + place, true)),
        ] as [number, number, number, number];
        const name = new TextDecoder().decode(file.subarray(at + 46, at + 46 + length));
        const local = view.getUint32(at + 42, true);
        const start =
            local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
        const data = file.slice(start, start + size);
        const isPacked = view.getUint16(at + 10, true) !== 0;
        found.push((isPacked ? inflated(data) : Promise.resolve(data)).then((one) => [name, one]));
        at += 46 + length + extra + comment;
    }
    return found;
}

async function inflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** An array as it lies in a file: what is said of it, and where its items begin. */
function opened(data: Uint8Array): { view: DataView; head: string; start: number } {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    const start = 10 + view.getUint16(8, true);
    return { view, head: new TextDecoder().decode(data.subarray(10, start)), start };
}

/** A text, of which every character has 32 bits. */
function textOf(data: Uint8Array): string {
    const { view, start } = opened(data);
    const count = Math.floor((data.length - start) / 4);
    const codes = Array.from({ length: count }, (_, i) => view.getUint32(start + 4 * i, true));
    return codes.map((code) => String.fromCodePoint(code)).join('');
}

/** The numbers of an array of floats or integers of 8 bits; null for one of anything else. */
function arrayOf(data: Uint8Array): Stored | null {
    const { view, head, start } = opened(data);
    const kind = /'descr': '[<|](f4|i1)'/.exec(head)?.[1];
    if (!kind) return null;
    const shape = [...(/\(([\d, ]*)\)/.exec(head)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
    const count = shape.reduce((product, size) => product * size, 1);
    const read = (i: number) =>
        kind === 'i1' ? view.getInt8(start + i) : view.getFloat32(start + FLOAT * i, true);
    return { shape, numbers: Float32Array.from({ length: count }, (_, i) => read(i)) };
}
