// The hash of a position, as records and the server have it: `KernelGame.hash`.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Json } from './description';
import type { Positions } from './position';

const BYTES = 8;

/** 16 hexadecimal digits that differ for states with different named fields. */
export function hashOf<P, T, D>(positions: Positions<P, T, D>, state: Uint8Array): string {
    const whole = positions.whole(state);
    const text = sorted(positions.own.hashed?.(whole) ?? whole);
    const digest = sha256(new TextEncoder().encode(text)).subarray(0, BYTES);
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compact JSON with the names in order; an object of its own would put those that are numbers first. */
function sorted(value: Json): string {
    if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    const parts = Object.keys(value)
        .sort()
        .map((name) => `${JSON.stringify(name)}:${sorted(value[name]!)}`);
    return `{${parts.join()}}`;
}
