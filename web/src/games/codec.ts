// Numbers of actions from their parts and back; each game's own `codec.ts` has the table, and the
// server tells that of any game.

/** Its numbers begin at `first`; the parts are digits of these sizes, the last counts fastest. */
export interface Numbers<Verb extends string = string> {
    readonly verb: Verb;
    readonly first: number;
    readonly sizes: readonly number[];
}

/** The number of an action. */
export function numberOf<Verb extends string>(
    verbs: readonly Numbers<Verb>[],
    verb: Verb,
    parts: readonly number[],
): number {
    const found = verbs.find((one) => one.verb === verb);
    if (!found) throw new Error(`There is no verb '${verb}'.`);
    const { first, sizes } = found;
    return first + parts.reduce((sum, part, i) => sum * (sizes[i] ?? 1) + part, 0);
}

/** Verb and parts of a number. */
export function partsOf<Verb extends string>(
    verbs: readonly Numbers<Verb>[],
    n: number,
): { verb: Verb; parts: number[] } {
    const { verb, first, sizes } = verbs.findLast((one) => one.first <= n) ?? verbs[0]!;
    let rest = n - first;
    const parts = sizes.toReversed().map((size) => {
        const part = rest % size;
        rest = Math.floor(rest / size);
        return part;
    });
    return { verb, parts: parts.toReversed() };
}
