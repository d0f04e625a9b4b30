// Numbers of actions from their parts and back; each game's own `codec.ts` has the table.
export type Verbs<Verb extends string = string> = readonly (readonly [
    verb: Verb,
    first: number,
    sizes: readonly number[],
])[];

/** The number of an action; the last part counts fastest. */
export function numberOf<Verb extends string>(
    verbs: Verbs<Verb>,
    verb: Verb,
    parts: readonly number[],
): number {
    const found = verbs.find(([name]) => name === verb);
    if (!found) throw new Error(`There is no verb '${verb}'.`);
    const [, first, sizes] = found;
    return first + parts.reduce((sum, part, i) => sum * (sizes[i] ?? 1) + part, 0);
}

/** Verb and parts of a number. */
export function partsOf<Verb extends string>(
    verbs: Verbs<Verb>,
    n: number,
): { verb: Verb; parts: number[] } {
    const [verb, first, sizes] = verbs.findLast((one) => one[1] <= n) ?? verbs[0]!;
    let rest = n - first;
    const parts = sizes.toReversed().map((size) => {
        const part = rest % size;
        rest = Math.floor(rest / size);
        return part;
    });
    return { verb, parts: parts.toReversed() };
}
