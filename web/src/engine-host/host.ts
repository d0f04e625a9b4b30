// The engine of a game as the pages know it: it lives in a worker, which only this module talks to.
import { screenOf } from '../games';
import { games } from '../games/games.svelte';
import { api } from '../net/api';
import { engineHere, isLocal } from '../net/here';
import type { Happened, Language, Position } from '../protocol/messages';
import { asTexts, t } from '../text/words.svelte';
import { Line } from './line';
import type { PreviewResult, Reader, Reason, RefusedAction, Tried } from './results';
import type { Opening } from './worker';

export class Host {
    #learned = new Map<Language, Promise<void>>();

    /** room: its name in the worker. */
    constructor(
        readonly line: Line,
        readonly room: string,
        readonly game: string,
    ) {}

    /** decides: whether the viewer is to choose; the legal actions of others would reveal their hands. */
    async position(
        record: Uint8Array,
        ply: number,
        decides: boolean,
        to: Reader,
    ): Promise<Position> {
        await this.#learn(to.language);
        return this.ask('position', record, ply, decides, to);
    }

    /** Events; rows: the ply of each, its kind and its parts. */
    async happened(rows: readonly (readonly number[])[], to: Reader): Promise<Happened[]> {
        await this.#learn(to.language);
        return this.ask('happened', rows, to);
    }

    /** What actions of the viewer, who is to act, lead to as far as it can know. */
    async preview(
        record: Uint8Array,
        ply: number,
        actions: readonly number[],
        to: Reader,
    ): Promise<PreviewResult> {
        await this.#learn(to.language);
        const tried = await this.ask<Tried>('preview', record, ply, actions, to);
        return { ...tried, refused: tried.refused && this.#reason(tried.refused) };
    }

    #reason({ action, clause, text: reason }: RefusedAction): Reason {
        const text = t('why-illegal', {
            action: games.detail(this.room)?.notation[action] ?? '',
            reason,
        });
        return { clause, text: asTexts(text) };
    }

    /** Call a method of the room. */
    ask<T>(name: string, ...given: unknown[]): Promise<T> {
        return this.line.ask<T>(this.room, name, ...given);
    }

    #learn(language: Language): Promise<void> {
        let coming = this.#learned.get(language);
        if (!coming) {
            coming = wordsOf(this.game, language).then((source) =>
                this.ask<void>('learn', language, source),
            );
            this.#learned.set(language, coming);
            coming.catch(() => this.#learned.delete(language)); // the next who asks tries again
        }
        return coming;
    }
}

function wordsOf(game: string, language: Language): Promise<string> {
    return screenOf(game).names?.(language) ?? api.gameText(game, language);
}

const THINKER = 'thinker';
/** The worker, which loads while a page is put together or the server tells about the game. */
export const engines = new Line();
const hosts = new Map<string, Promise<Host | null>>();

/**
 * The engine of a game, started when it is first asked for; null if the game has none for browsers.
 * at: the table, where it has another box than the usual one.
 */
export function engineFor(game: string, at?: string): Promise<Host | null> {
    const room = at ?? game;
    let opening = hosts.get(room);
    if (!opening) {
        engines.start();
        opening = opened(engines, game, at);
        hosts.set(room, opening);
        opening.catch(() => hosts.delete(room));
    }
    return opening;
}

/** The same in a line of one's own; thinks: it has bots (`thinker.ts`) in the place of positions. */
export async function opened(
    on: Line,
    game: string,
    at?: string,
    thinks = false,
): Promise<Host | null> {
    const [known, own] = await Promise.all([games.load(), ownOf(game, at)]);
    const version = own.version ?? known.games.find(({ name }) => name === game)?.engine;
    if (version == null) return null;
    const host = new Host(on, thinks ? THINKER : (at ?? game), game);
    await host.ask('open', { game, version, thinks, ...own });
    return host;
}

/** What a table has of its own: the files of the engine that it keeps, another box, other rules. */
async function ownOf(game: string, table: string | undefined): Promise<Partial<Opening>> {
    if (table === undefined) return {};
    if (isLocal(table)) return engineHere(table);
    const [tables, { engine }] = await Promise.all([api.boxTables(table), api.game(game, table)]);
    return { tables, ...(engine && { version: engine }) };
}
