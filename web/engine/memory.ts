// The memory of an engine: where the caller's arrays lie. Nothing is ever given back, so everything
// has a name and is made once.
import { EngineError, type ArrayOf, type Part } from './description';

const PAGE = 65536;
const ALIGNED = 16;
const MOST = 64 * 1024 * 1024;

/** Bytes in the memory of an engine. */
export interface Place {
    at: number;
    bytes: number;
}

export class Memory {
    #end: number;
    #named = new Map<string, Place>();

    /** most: bytes that the whole may take. */
    constructor(
        readonly memory: WebAssembly.Memory,
        base: number,
        readonly most = MOST,
    ) {
        this.#end = base;
    }

    /** New room, all zeros. */
    room(bytes: number): Place {
        const at = Math.ceil(this.#end / ALIGNED) * ALIGNED;
        const end = at + bytes;
        const lacking = Math.ceil((end - this.memory.buffer.byteLength) / PAGE);
        if (end > this.most || (lacking > 0 && !this.#grown(lacking)))
            throw new EngineError('memory', `The engine needs ${end} bytes of memory.`);
        this.#end = end;
        return { at, bytes };
    }

    #grown(pages: number): boolean {
        try {
            this.memory.grow(pages);
            return true;
        } catch {
            return false;
        }
    }

    /** The room with a name, made at the first call. */
    named(name: string, bytes: number): Place {
        const known = this.#named.get(name);
        if (known && known.bytes >= bytes) return known;
        const made = this.room(bytes);
        this.#named.set(name, made);
        return made;
    }

    /** The bytes as they are; valid until more room is made. */
    bytes({ at, bytes }: Place): Uint8Array {
        return new Uint8Array(this.memory.buffer, at, bytes);
    }

    view({ at, bytes }: Place): DataView {
        return new DataView(this.memory.buffer, at, bytes);
    }

    shorts({ at }: Place, count: number): number[] {
        return [...new Int16Array(this.memory.buffer, at, count)];
    }

    /** Numbers of 16 bits, and -1 in what is left. */
    writeShorts({ at, bytes }: Place, numbers: readonly number[]): void {
        const shorts = new Int16Array(this.memory.buffer, at, bytes / 2);
        shorts.fill(-1);
        shorts.set(numbers);
    }

    copied(place: Place): Uint8Array {
        return this.bytes(place).slice();
    }

    write(place: Place, data: Uint8Array, what: string): void {
        if (data.length !== place.bytes)
            throw new EngineError(
                'record',
                `${what} has ${data.length} bytes; the engine reads ${place.bytes}.`,
            );
        this.bytes(place).set(data);
    }

    /** The address of two words for each part: a number and 0, or an address and a length. */
    words(parts: readonly Part[], values: (part: Part) => number | Place): number {
        const place = this.room(16 * parts.length);
        const given = parts.map(values); // may make room, so the view comes after
        const view = this.view(place);
        parts.forEach((part, i) => {
            const value = given[i]!;
            const [word, length] =
                typeof value === 'number'
                    ? [value, 0]
                    : [value.at, lengthOf(part as ArrayOf, value)];
            view.setBigInt64(16 * i, BigInt(word), true);
            view.setBigInt64(16 * i + 8, BigInt(length), true);
        });
        return place.at;
    }
}

/** The number of items along the first axis. */
function lengthOf({ shape, width }: ArrayOf, { bytes }: Place): number {
    const item = shape.slice(1).reduce((product, size) => product * size, width);
    return Math.floor(bytes / item);
}

/** The bytes of a text in base 64. */
export function decoded(text: string): Uint8Array {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Bytes in base 64. */
export function encoded(bytes: Uint8Array): string {
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
