// The engine of a game as the pages know it: it lives in a worker, which only this module talks to.
import { games } from '../games/games.svelte';
import { api } from '../net/api';
import { engineHere, isLocal } from '../net/here';
import type { Happened, Position } from '../protocol/messages';
import type { Args } from '../text/catalogue';
import { asTexts, t, words } from '../text/words.svelte';
import { Line } from './line';
import type { PreviewResult, Reader, Reason, RefusedAction } from './results';
import type { Found, Outcome, Told } from './room';
import { Wording } from './wording';
import type { Opening } from './worker';

export class Host {
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
        const [found, wording] = await this.#worded<Found>(to, 'position', record, ply, decides);
        return wording.position(found);
    }

    /** Events; rows: the ply of each, its kind and its parts. */
    async happened(rows: readonly (readonly number[])[], to: Reader): Promise<Happened[]> {
        const [told, wording] = await this.#worded<Told[]>(to, 'happened', rows);
        return wording.happened(told);
    }

    /** What actions of the viewer, who is to act, lead to as far as it can know. */
    async preview(
        record: Uint8Array,
        ply: number,
        actions: readonly number[],
        to: Reader,
    ): Promise<PreviewResult> {
        const [outcome, wording] = await this.#worded<Outcome>(to, 'preview', record, ply, actions);
        const tried = wording.tried(outcome);
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

    /** What the room answers, and what it is said with. */
    async #worded<T>(to: Reader, name: string, ...given: unknown[]): Promise<[T, Wording]> {
        const { language } = to;
        const [answer] = await Promise.all([
            this.ask<T>(name, ...given, to),
            words.loadGame(this.game, language),
        ]);
        const say = (id: string, args: Args) => words.game(this.game, id, args, language);
        return [answer, new Wording(language, say)];
    }
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
