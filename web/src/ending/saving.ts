// Saving the record of a game as a file.
import { api } from '../net/api';
import { saveAs } from '../ui/saving';

export async function saveRecord(id: string, game: string, token?: string): Promise<boolean> {
    const blob = await api.record(id, token).catch(() => null);
    if (blob) saveAs(blob, `${game}-${id}.json`);
    return blob !== null;
}
