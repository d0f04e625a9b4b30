// The types of streams.js, which Node runs unchanged.
export interface Hashes {
    sha256: (data: Uint8Array) => Uint8Array;
    hmac: (key: Uint8Array, data: Uint8Array) => Uint8Array;
}
type Numbers = Iterator<bigint, never>;
/** Begins the numbers of a purpose. */
export type Draw = (purpose: string) => Numbers;
export function commitmentOf(secret: string, hashes: Hashes): string;
export function streamsOf(
    game: string,
    secret: string,
    entropies: readonly string[],
    hashes: Hashes,
): Draw;
export function below(numbers: Numbers, n: number): number;
export function shuffle(numbers: Numbers, n: number): number[];
