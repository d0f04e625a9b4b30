// The weights of a network: from the file as it is stored (an archive of NumPy arrays) to the record that
// the engine reads. The arrays may be smaller than the record's, which is 0 elsewhere.
import { EngineError, type RecordOf } from './description';

const ON_DISK: Record<string, string> = { prior_weight: 'lean' };
const ENTRY = 0x02014b50; // of the directory at the end of an archive
const END = 0x06054b50;
const FLOAT = 4;

interface Stored {
    shape: number[];
    numbers: Float32Array;
}

/** The record `network` with the weights of a file; raises EngineError if they do not fit. */
export async function networkOf(
    { bytes, fields }: RecordOf,
    file: Uint8Array,
): Promise<Uint8Array> {
    const arrays = await unpacked(file);
    const record = new Uint8Array(bytes);
    const view = new DataView(record.buffer);
    for (const { name, of, shape, at } of fields) {
        if (of !== 'float32') continue;
        const stored = arrays.get(ON_DISK[name] ?? name);
        if (!stored || stored.shape.length !== shape.length) throw unfit(name);
        if (stored.shape.some((size, axis) => size > shape[axis]!)) throw unfit(name);
        const columns = stored.shape.at(-1) ?? 1;
        const width = shape.at(-1) ?? 1;
        stored.numbers.forEach((number, i) => {
            const place = Math.floor(i / columns) * width + (i % columns);
            view.setFloat32(at + FLOAT * place, number, true);
        });
    }
    const [reads, firsts] = arrays.get('first')!.shape;
    const sizes = { reads, firsts, seconds: arrays.get('second_bias')!.shape[0] };
    for (const [name, size] of Object.entries(sizes))
        view.setBigInt64(fields.find((one) => one.name === name)!.at, BigInt(size!), true);
    return record;
}

function unfit(name: string): EngineError {
    return new EngineError('record', `The weights are not of the size that is read ('${name}').`);
}

/** The arrays of numbers in an archive, by name. */
async function unpacked(file: Uint8Array): Promise<Map<string, Stored>> {
    const found = new Map<string, Stored>();
    try {
        for (const [name, data] of await Promise.all(entries(file))) {
            const array = name.endsWith('.npy') && arrayOf(data);
            if (array) found.set(name.slice(0, -4), array);
        }
    } catch (error) {
        throw new EngineError('record', `The weights are damaged: ${error}`);
    }
    return found;
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

/** The numbers of an array of floats; null for one of anything else. */
function arrayOf(data: Uint8Array): Stored | null {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    const start = 10 + view.getUint16(8, true);
    const head = new TextDecoder().decode(data.subarray(10, start));
    const width = Number(/'<f(\d)'/.exec(head)?.[1]);
    if (width !== 2 && width !== FLOAT) return null;
    const shape = [...(/\(([\d, ]*)\)/.exec(head)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
    const count = shape.reduce((product, size) => product * size, 1);
    const read = (i: number) =>
        width === 2
            ? half(view.getUint16(start + 2 * i, true))
            : view.getFloat32(start + FLOAT * i, true);
    return { shape, numbers: Float32Array.from({ length: count }, (_, i) => read(i)) };
}

/** A number of 16 bits as IEEE 754 has them. */
function half(bits: number): number {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 0x1f;
    const rest = bits & 0x3ff;
    if (exponent === 0) return sign * rest * 2 ** -24;
    return exponent === 0x1f ? NaN : sign * (1 + rest / 1024) * 2 ** (exponent - 15);
}
