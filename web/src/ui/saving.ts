// Giving the reader a file.
const KEPT_MS = 10_000;

/** Today, for the name of a file: `2026-11-29`. */
export function today(): string {
    return new Date().toISOString().slice(0, 10);
}

/** What a file of the reader's holds; null: it is no JSON. */
export async function jsonIn<T>(file: File): Promise<T | null> {
    try {
        return JSON.parse(await file.text()) as T;
    } catch {
        return null;
    }
}

export function saveJson(value: unknown, name: string, indent?: number): void {
    saveAs(new Blob([JSON.stringify(value, null, indent)], { type: 'application/json' }), name);
}

export function saveAs(blob: Blob, name: string): void {
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
