// What the browser keeps for the next visit. Storage can be full or forbidden (private windows):
// then nothing is kept, and everything else goes on.
export function load<T>(name: string, otherwise: T): T {
    try {
        const text = localStorage.getItem(`polis.${name}`);
        return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
        return otherwise;
    }
}

export function keep(name: string, value: unknown): void {
    try {
        localStorage.setItem(`polis.${name}`, JSON.stringify(value));
    } catch {
        // nothing to be done about it, and nothing depends on it
    }
}
