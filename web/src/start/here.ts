// Games of this browser itself: begun without a server, listed, written to a file and taken in from one.
import { addKeys } from '../account/seats';
import { games } from '../games/games.svelte';
import type { NewDrawn } from '../local/making';
import type { Added, GamesFile, NewLocal } from '../local/server';
import { api, json, type MineHead } from '../net/api';
import type { NewTable, NewTableReply } from '../protocol/messages';
import { keep, load } from '../settings/stored';
import type { PlayFile } from '../profile/files';
import { renamePlay } from '../review/archive';
import { jsonIn, saveJson, today } from '../ui/saving';

/** How many there were at last, so that nobody without one has to look. */
export function countHere(): number {
    return load('here', 0);
}

export async function createHere(wish: NewTable): Promise<NewTableReply> {
    return made({ wish, detail: await games.loadDetail(wish.game) });
}

/** A table of the guided first game. */
export async function learnHere(game: string, name: string): Promise<NewTableReply> {
    const [lesson, detail] = await Promise.all([api.lesson(game), games.loadDetail(game)]);
    return made({ lesson, name, detail });
}

/** Go on from a position of another game. */
export async function playOnHere(drawn: NewDrawn['drawn']): Promise<NewTableReply> {
    return made({ drawn, detail: await games.loadDetail(drawn.game) });
}

async function made(body: NewLocal): Promise<NewTableReply> {
    const reply = await json<NewTableReply>('/here/tables', { body });
    void begun();
    return reply;
}

/** Ask the browser once to keep the games for good. */
async function begun(): Promise<void> {
    keep('here', countHere() + 1);
    if (load<boolean | null>('lasting', null) !== null) return;
    keep('lasting', (await navigator.storage?.persist?.().catch(() => false)) ?? false);
}

/** Whether the browser has promised to keep the games even if it runs out of room. */
export function isLasting(): boolean {
    return load('lasting', false);
}

export async function mineHere(): Promise<MineHead[]> {
    if (countHere() === 0) return [];
    const { tables } = await json<{ tables: MineHead[] }>('/here/tables');
    keep('here', tables.length);
    return tables;
}

/** The games of this browser, and what their player's own pages say. */
type OwnFile = GamesFile & { play?: PlayFile };

/** Write all games of this browser to one file, with the player's reviews and mistakes. */
export async function saveHere(): Promise<void> {
    const [file, { playFile }] = await Promise.all([
        json<GamesFile>('/here/games'),
        import('../profile/files'),
    ]);
    const own: OwnFile = { ...file, play: await playFile() };
    saveJson(own, `polis-${today()}.json`);
}

/** Take in the games of a file, and the reviews and mistakes. */
export async function takeIn(file: File): Promise<Added> {
    const { play, ...told } = (await jsonIn<OwnFile>(file)) ?? ({} as OwnFile);
    const names = new Set(told.games?.map(({ head }) => head.game));
    const details = await Promise.all([...names].map((name) => games.loadDetail(name)));
    const added = await json<Added>('/here/games', { body: { ...told, details } });
    if (added.added > 0) void begun();
    if (play) await (await import('../profile/files')).takeInPlay(play);
    return added;
}

/**
 * Move the games of this browser to the account, one after the other; one that the server refuses stays, and the last
 * refusal is thrown at the end. moved: called with how many there were so far.
 */
export async function moveHere(token: string, moved: (count: number) => void): Promise<void> {
    const tables = (await mineHere()).filter(
        ({ status, deal }) => status !== 'gathering' && deal !== 'drawn',
    );
    let [count, failed] = [0, null as unknown];
    for (const { id } of tables) {
        try {
            const record = await json<object>(`/tables/${id}/played`);
            const made = await api.takeIn(record, token);
            addKeys(made.id, made.keys);
            await renamePlay(id, made.id);
            await removeHere(id);
            moved(++count);
        } catch (error) {
            failed = error;
        }
    }
    if (failed) throw failed;
}

/** Remove a game, and what the player's own pages say of it. */
export async function removeHere(id: string): Promise<void> {
    await json(`/tables/${id}/remove`, { body: {} });
    await renamePlay(id, null);
}
