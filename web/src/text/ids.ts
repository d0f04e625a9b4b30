// Messages by their names, for tests of what has which.

/** The messages that a text defines. */
export function idsOf(text: string): string[] {
    return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}

/** The messages that a source says by name. */
export function calledIn(code: string): string[] {
    return [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
}
