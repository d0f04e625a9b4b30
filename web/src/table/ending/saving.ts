// Saving the record of a game as a file.
import { api } from '../../net/api';

export async function saveRecord(id: string, game: string, token?: string): Promise<boolean> {
    const blob = await api.record(id, token).catch(() => null);
    if (!blob) return false;
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${game}-${id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return true;
}
