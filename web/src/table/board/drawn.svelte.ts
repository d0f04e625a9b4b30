// Positions as the server draws them in text; the latest ones are kept.
import { api } from '../../net/api';
import { tokenOf } from '../../account/keys';
import { settings } from '../../settings/settings.svelte';
import type { Table } from '../table.svelte';

const MOST = 8;
const kept = new Map<string, Promise<string>>();

/** A position in text, for the viewer's eyes and in the reader's language; rejects as `api` does. */
export function drawnText(table: Table, ply: number): Promise<string> {
    const { id, version, viewer: seat } = table;
    const { language } = settings.now;
    const key = [id, version, ply, seat, language].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const asked = api.textBoard(id, ply, { seat, token: tokenOf(id, seat) }, language);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    const oldest = kept.keys().next();
    if (kept.size > MOST && !oldest.done) kept.delete(oldest.value);
    return asked;
}

/** For a component: the drawing that was asked for last, once it has come. */
export class Drawn {
    text = $state('');
    failed = $state(false);

    constructor(ask: () => Promise<string> | undefined) {
        $effect(() => {
            let wanted = true;
            ask()?.then(
                (text) => {
                    if (wanted) [this.text, this.failed] = [text, false];
                },
                () => wanted && (this.failed = true),
            );
            return () => (wanted = false);
        });
    }
}
