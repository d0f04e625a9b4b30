// The corrected boxes of this browser: one component file for each game.
import { load } from '../settings/stored';

/** The file that somebody has corrected here; null: the packaged one. */
export function keptBox(game: string): string | null {
    return load<Record<string, string>>('boxes', {})[game] ?? null;
}

/** Whether the browser has kept it: without room for it a reload would forget the corrections. */
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
