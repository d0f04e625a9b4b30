// The component files of this browser: for each game the last one that passed the check.
import { load } from '../settings/stored';

/** The file to play with; null: only the packaged one. */
export function keptBox(game: string): string | null {
    return load<Record<string, string>>('boxes', {})[game] ?? null;
}

/** Returns false if the browser has no room for it. */
export function keepBox(game: string, text: string | null): boolean {
    const boxes = load<Record<string, string>>('boxes', {});
    if (text === null) delete boxes[game];
    else boxes[game] = text;
    try {
        localStorage.setItem('polis.boxes', JSON.stringify(boxes));
        return true;
    } catch {
        return false;
    }
}
