// What the browser keeps for the next visit. Storage can be full or forbidden (private windows):
// then it is kept in memory for as long as the page is open, and everything goes on.
/** Where: for all visits, or for this tab alone. */
type Where = 'localStorage' | 'sessionStorage';

/** What there was no room for. */
const memory = new Map<string, string>();

export function load<T>(name: string, otherwise: T, where: Where = 'localStorage'): T {
    try {
        const text = memory.get(`${where} ${name}`) ?? window[where].getItem(`polis.${name}`);
        return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
        return otherwise;
    }
}

/** Returns whether there was room for it. */
export function keep(name: string, value: unknown, where: Where = 'localStorage'): boolean {
    const text = JSON.stringify(value);
    try {
        window[where].setItem(`polis.${name}`, text);
        memory.delete(`${where} ${name}`);
        return true;
    } catch {
        memory.set(`${where} ${name}`, text);
        return false;
    }
}

/** What is kept for one of many, a table for instance. */
export function loadFor<T>(name: string, id: string): T | undefined {
    const all = load<Record<string, T>>(name, {});
    return Object.hasOwn(all, id) ? all[id] : undefined; // an id comes from an address: `__proto__`, too
}

/** Keep something for one of many: the latest `most` stay. Undefined: nothing more is kept for it. */
export function keepFor<T>(
    name: string,
    id: string,
    value: T | undefined,
    most = Infinity,
): boolean {
    const all = Object.entries(load<Record<string, T>>(name, {}));
    const others = all.filter(([one]) => one !== id);
    const kept = value === undefined ? others : [...others, [id, value] as const];
    return keep(name, Object.fromEntries(kept.slice(-most)));
}
