// The log of commitments, as docs/reference/commitments.md describes it: the hash of an entry, and what it
// says of what went into a deal and of how a game was played.
import type { LogLine } from '../protocol/messages';
import { hex, type Hashes } from './streams.js';

const FIELDS = [
    'at',
    'commitment',
    'deal',
    'digest',
    'game',
    'n',
    'of',
    'previous',
    'what',
] as const;

function textHash(text: string, { sha256 }: Hashes): string {
    return hex(sha256(new TextEncoder().encode(text)));
}

/** Of an entry without its hash, as JSON with sorted keys and no blanks. */
export function hashOf(entry: LogLine, hashes: Hashes): string {
    return textHash(
        JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, entry[field]]))),
        hashes,
    );
}

export function digestOfEntropies(entropies: readonly string[], hashes: Hashes): string {
    return textHash(entropies.map((text) => textHash(text, hashes)).join('\n'), hashes);
}

export function digestOfPlay(
    actions: readonly string[],
    positions: readonly string[],
    hashes: Hashes,
): string {
    return textHash([...actions, '', ...positions].join('\n'), hashes);
}
