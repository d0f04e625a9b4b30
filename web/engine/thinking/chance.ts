// NumPy's generator (`default_rng`: a SeedSequence and PCG64), so that a bot here draws the same numbers as
// the bot in Python, and chooses the same.

const MIX = [0xca01f9dd, 0x4973f715] as const;
const POOL = 4; // words of 32 bits
const PCG = 0x2360ed051fc65da44385df649fccf645n;

export class Chance {
    #state = 0n;
    #step: bigint;
    /** The upper half of a word whose lower one has been used. */
    #half: bigint | null = null;

    /** seeds: from 0, as many as one likes. */
    constructor(...seeds: readonly bigint[]) {
        const [high, low, stepHigh, stepLow] = seeded(seeds.flatMap(wordsOf));
        this.#step = BigInt.asUintN(128, (((stepHigh! << 64n) | stepLow!) << 1n) | 1n);
        this.#advance();
        this.#state += (high! << 64n) | low!;
        this.#advance();
    }

    #advance(): void {
        this.#state = BigInt.asUintN(128, this.#state * PCG + this.#step);
    }

    #word(): bigint {
        this.#advance();
        const turned = BigInt.asUintN(64, (this.#state >> 64n) ^ this.#state);
        const by = this.#state >> 122n;
        return BigInt.asUintN(64, (turned >> by) | (turned << (64n - by)));
    }

    #halfWord(): bigint {
        const kept = this.#half;
        if (kept !== null) {
            this.#half = null;
            return kept;
        }
        const word = this.#word();
        this.#half = word >> 32n;
        return BigInt.asUintN(32, word);
    }

    /** A number from 0 to n - 1, for n < 2^64 (Lemire, 2019). */
    below(n: bigint): bigint {
        if (n === 1n) return 0n;
        const bits = n < 1n << 32n ? 32 : 64;
        const draw = () => (bits === 32 ? this.#halfWord() : this.#word()) * n;
        const least = ((1n << BigInt(bits)) - n) % n;
        let product = draw();
        while (BigInt.asUintN(bits, product) < least) product = draw();
        return product >> BigInt(bits);
    }

    /** A seed for an engine: any word but 0. */
    seed(): bigint {
        return this.below((1n << 64n) - 1n) + 1n;
    }
}

function wordsOf(seed: bigint): number[] {
    const words: number[] = [];
    do {
        words.push(Number(BigInt.asUintN(32, seed)));
        seed >>= 32n;
    } while (seed > 0n);
    return words;
}

/** Four words of 64 bits from the seeds. */
function seeded(words: readonly number[]): bigint[] {
    const hash = hashing(0x43b0d7e5, 0x931e8875);
    const pool = Array.from({ length: POOL }, (_, i) => hash(words[i] ?? 0));
    for (let from = 0; from < POOL; from++)
        for (let to = 0; to < POOL; to++)
            if (from !== to) pool[to] = mixed(pool[to]!, hash(pool[from]!));
    for (const word of words.slice(POOL))
        for (let to = 0; to < POOL; to++) pool[to] = mixed(pool[to]!, hash(word));
    const last = hashing(0x8b51f9dd, 0x58f38ded);
    const halves = Array.from({ length: 2 * POOL }, (_, i) => BigInt(last(pool[i % POOL]!) >>> 0));
    return Array.from({ length: POOL }, (_, i) => halves[2 * i]! | (halves[2 * i + 1]! << 32n));
}

function hashing(constant: number, factor: number): (word: number) => number {
    return (word) => {
        const before = word ^ constant;
        constant = Math.imul(constant, factor);
        const product = Math.imul(before, constant);
        return product ^ (product >>> 16);
    };
}

function mixed(one: number, other: number): number {
    const word = Math.imul(MIX[0], one) - Math.imul(MIX[1], other);
    return word ^ (word >>> 16);
}
