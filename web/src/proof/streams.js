// From a game's secret to its shuffles, written after docs/reference/randomness.md alone: for the browser,
// and for Node in tests/docs/shuffles.mjs. Hash functions are handed in: { sha256, hmac }.

const bytes = (text) => new TextEncoder().encode(text);
const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
const joined = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** The commitment to a secret of 32 hexadecimal digits. */
export function commitmentOf(secret, { sha256 }) {
    return hex(sha256(unhex(secret)));
}

/** The key of a game, from which all its streams come. */
export function keyOf(game, secret, entropies, { sha256, hmac }) {
    const added = entropies.map((text) => bytes('\0' + hex(sha256(bytes(text)))));
    return hmac(unhex(secret), joined([bytes(`polis/1\0${game}`), ...added]));
}

/** The numbers of a purpose, 64 bits each, without end. */
export function* numbersOf(key, purpose, { hmac }) {
    for (let counter = 0; ; counter++) {
        const count = new Uint8Array(8);
        new DataView(count.buffer).setBigUint64(0, BigInt(counter));
        const block = hmac(key, joined([bytes(purpose + '\0'), count]));
        const view = new DataView(block.buffer, block.byteOffset);
        for (let start = 0; start < 32; start += 8) yield view.getBigUint64(start);
    }
}

/** All streams of a game: asked for a purpose, it begins that one's numbers. */
export function streamsOf(game, secret, entropies, hashes) {
    const key = keyOf(game, secret, entropies, hashes);
    return (purpose) => numbersOf(key, purpose, hashes);
}

/** A number 0..n-1; numbers that would make small results likelier are dropped. */
export function below(numbers, n) {
    const fair = 2n ** 64n - (2n ** 64n % BigInt(n));
    for (;;) {
        const number = numbers.next().value;
        if (number < fair) return Number(number % BigInt(n));
    }
}

/** A permutation of 0..n-1. */
export function shuffle(numbers, n) {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
        const j = below(numbers, i + 1);
        [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
}
