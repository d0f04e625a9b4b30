// Questions about a position, answered by the server in the reader's language.
import { api } from '../net/api';
import type { Topic } from '../protocol/messages';
import { tokenOf } from '../account/keys';
import { settings } from '../settings/settings.svelte';
import type { Table } from '../table/table.svelte';
import { unbroken } from '../text/catalogue';

/** What can be asked at a position; rejects as `api` does. */
export async function topicsAt(table: Table, ply: number): Promise<Topic[]> {
    return (await asked(table, ply, '')).topics;
}

/** The sentences of the answer; rejects as `api` does, with a message for an invalid question. */
export async function answerTo(table: Table, ply: number, question: string): Promise<string[]> {
    return (await asked(table, ply, question)).lines.map(unbroken);
}

function asked({ id, viewer: seat }: Table, ply: number, question: string) {
    const eyes = { seat, token: tokenOf(id, seat) };
    return api.answers(id, ply, eyes, question, settings.now.language);
}

/** The topic that a typed line asks about, by its first word or a prefix of it; otherwise null. */
export function topicOf(line: string, topics: Topic[]): Topic | null {
    const word = line.trim().toLowerCase().split(/\s+/)[0] ?? '';
    const exact = topics.find((topic) => topic.name === word);
    const begun = word ? topics.filter((topic) => topic.name.startsWith(word)) : [];
    return exact ?? (begun.length === 1 ? begun[0]! : null);
}
