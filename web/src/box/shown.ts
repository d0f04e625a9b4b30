// A value in a few words.
interface Words {
    word: (word: string) => string;
    /** A long list. */
    many: (count: number) => string;
    /** A part of a value with its name. */
    named: (name: string, value: string) => string;
}

const MOST = 6;

/** `8`, `red 2, olive 3`, `1 · 2 · 3 · 4`: short enough for a chip. A number stays with what it counts. */
export function shown(value: unknown, words: Words): string {
    const { word, named } = words;
    if (typeof value === 'string') return word(value);
    if (Array.isArray(value)) return list(value as unknown[], words);
    if (typeof value === 'object' && value !== null)
        return (
            Object.entries(value)
                .map(([key, part]) =>
                    typeof part === 'number'
                        ? `${word(key)}\u00a0${part}`
                        : named(word(key), shown(part, words)),
                )
                .join(', ') || '–'
        );
    return typeof value === 'boolean' ? word(String(value)) : String(value);
}

function list(items: unknown[], words: Words): string {
    const { many } = words;
    if (items.every((item) => typeof item === 'string' && /^[#.]+$/.test(item)))
        return many(items.join('').split('#').length - 1);
    if (items.length > MOST) return many(items.length);
    const nested = items.some((item) => Array.isArray(item));
    if (nested && items.length > 4) return many(items.length);
    return items.map((item) => shown(item, words)).join(nested ? ' | ' : ' · ');
}
