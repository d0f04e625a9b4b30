// Records as plain values: numbers and nested lists by the names of the fields.
import { EngineError, type RecordOf } from './description';

export type Numbers = number | bigint | Numbers[];
/** The fields of a record by name. */
export type Plain = Record<string, Numbers>;

/** Where a field lies in a record. */
interface Lying {
    name: string;
    type: string;
    shape: number[];
    offset: number;
}

type Read = (view: DataView, at: number) => number | bigint;

const READ: Record<string, Read> = {
    i1: (view, at) => view.getInt8(at),
    i2: (view, at) => view.getInt16(at, true),
    i4: (view, at) => view.getInt32(at, true),
    i8: (view, at) => Number(view.getBigInt64(at, true)),
    u8: (view, at) => view.getBigUint64(at, true), // bits
};

/** What reads the bytes of a record. */
export function reader({
    size,
    fields,
}: {
    size: number;
    fields: Lying[];
}): (data: Uint8Array) => Plain {
    const readers = fields.map((field) => [field.name, fieldReader(field)] as const);
    return (data) => {
        if (data.length !== size)
            throw new EngineError(
                'record',
                `A record has ${data.length} bytes; the engine's has ${size}.`,
            );
        const view = new DataView(data.buffer, data.byteOffset, data.length);
        const plain: Plain = {};
        for (const [name, read] of readers) plain[name] = read(view);
        return plain;
    };
}

function fieldReader({ type, shape, offset }: Lying): (view: DataView) => Numbers {
    const kind = type.slice(-2);
    const read = READ[kind];
    if (!read) throw new EngineError('format', `This client reads no field of type '${type}'.`);
    const width = Number(kind[1]);
    const nested = (view: DataView, at: number, depth: number, bytes: number): Numbers => {
        if (depth === shape.length) return read(view, at);
        const count = shape[depth]!;
        const item = bytes / count;
        const row: Numbers[] = new Array(count);
        for (let i = 0; i < count; i++) row[i] = nested(view, at + i * item, depth + 1, item);
        return row;
    };
    const bytes = shape.reduce((product, size) => product * size, width);
    return (view) => nested(view, offset, 0, bytes);
}

/** The same of a record that is described in numbers alone. */
export function readerOf({ bytes, fields }: RecordOf): (data: Uint8Array) => Plain {
    const lying = fields.map(({ name, of, shape, at }) => ({
        name,
        type: of[0]! + Number(of.match(/\d+$/)![0]) / 8,
        shape,
        offset: at,
    }));
    return reader({ size: bytes, fields: lying });
}
