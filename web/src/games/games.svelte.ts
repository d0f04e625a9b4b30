// What the server knows about the games: asked for once, shared by all pages.
import { type LegalAction, namedBy } from './action';
import { api } from '../net/api';
import type { Config, GameDetail, SeatHead } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';

class Games {
    config = $state.raw<Config | null>(null);
    #config: Promise<Config> | null = null;
    #details = $state.raw<ReadonlyMap<string, GameDetail>>(new Map());
    #asked = new Map<string, Promise<GameDetail>>();

    async load(): Promise<Config> {
        this.#config ??= api.config();
        // A failure is not cached: the next caller asks again.
        this.#config.catch(() => (this.#config = null));
        return (this.config ??= await this.#config);
    }

    detail(game: string): GameDetail | undefined {
        return this.#details.get(game);
    }

    /** Actions by their numbers; none before the game, or the table with a box of its own, is loaded. */
    named(at: string, numbers: readonly number[]): LegalAction[] {
        const detail = this.#details.get(at);
        return detail ? namedBy(detail, numbers) : [];
    }

    /** `at`: the table, where it has another box than the usual one. */
    loadDetail(game: string, at?: string): Promise<GameDetail> {
        const key = at ?? game;
        let asked = this.#asked.get(key);
        if (!asked) {
            asked = api.game(game, at).then((detail) => {
                this.#details = new Map(this.#details).set(key, detail);
                return detail;
            });
            this.#asked.set(key, asked);
            asked.catch(() => this.#asked.delete(key));
        }
        return asked;
    }

    /** What a player is called: bots without a name go by their seat's. */
    nameOf(game: string, seat: SeatHead, number: number): string {
        if (seat.name) return seat.name;
        const known = this.config?.games.find((one) => one.name === game);
        return known?.seat_names[number]?.[settings.now.language] ?? '';
    }

    /** What the level of a bot is called; empty for a person. */
    levelOf(game: string, seat: SeatHead): string {
        const known = this.config?.games.find((one) => one.name === game);
        const bot = seat.kind === 'bot' ? known?.bots.find(({ name }) => name === seat.bot) : null;
        return bot?.label[settings.now.language] ?? '';
    }

    title(game: string): string {
        return this.config?.games.find((known) => known.name === game)?.title ?? game;
    }
}

export const games = new Games();
