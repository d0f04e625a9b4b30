// A value in a few words.
type Word = (word: string) => string;

const MOST = 6;

/** `8`, `red 2, olive 3`, `1 · 2 · 3 · 4`: short enough for a chip; `many` words a long list. */
export function shown(value: unknown, word: Word, many: (count: number) => string): string {
    if (typeof value === 'string') return word(value);
    if (Array.isArray(value)) return list(value as unknown[], word, many);
    if (typeof value === 'object' && value !== null)
        return (
            Object.entries(value)
                .map(([key, part]) =>
                    typeof part === 'number'
                        ? `${word(key)} ${part}`
                        : `${word(key)}: ${shown(part, word, many)}`,
                )
                .join(', ') || '–'
        );
    return typeof value === 'boolean' ? word(String(value)) : String(value);
}

function list(items: unknown[], word: Word, many: (count: number) => string): string {
    if (items.every((item) => typeof item === 'string' && /^[#.]+$/.test(item)))
        return many(items.join('').split('#').length - 1);
    if (items.length > MOST) return many(items.length);
    const nested = items.some((item) => Array.isArray(item));
    if (nested && items.length > 4) return many(items.length);
    return items.map((item) => shown(item, word, many)).join(nested ? ' | ' : ' · ');
}
