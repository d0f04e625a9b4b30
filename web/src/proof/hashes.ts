// The hash functions with which secrets become shuffles.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Hashes } from './streams.js';

export const HASHES: Hashes = { sha256, hmac: (key, data) => hmac(sha256, key, data) };
