// Opening tables: against bots in one go, or as wished; the keys stay in this browser.
import { api } from '../../net/api';
import type { GameInfo, NewTable, NewTableReply, SeatWish } from '../../protocol/messages';
import { isLocal } from '../../net/here';
import { addKeys } from '../../account/seats';
import { createHere } from '../../start/here';
import { router } from '../../router.svelte';
import { MINE, myLevel } from '../../start/level/mylevel';
import { settings } from '../../settings/settings.svelte';

/** What is chosen in the list of levels: the bot chosen last, otherwise one's own level. */
export function choiceOf(game: GameInfo): string {
    const kept = settings.now.level[game.name] ?? MINE;
    return game.bots.some((bot) => bot.name === kept) ? kept : MINE;
}

/** The bot that a choice stands for. */
export function botOf(game: GameInfo, choice: string): string {
    return choice === MINE ? myLevel(game) : choice;
}

/** The bot for "play now". */
export function levelOf(game: GameInfo): string {
    return botOf(game, choiceOf(game));
}

/** The number of seats for "play now": the one chosen last, otherwise the smallest. */
export function seatsOf(game: GameInfo): number {
    const kept = settings.now.seats[game.name];
    return kept !== undefined && game.seats.includes(kept) ? kept : (game.seats[0] ?? 2);
}

/** A table against bots: of the level and with as many seats as chosen last, or as said. */
export function againstBots(
    game: GameInfo,
    me: string,
    level = levelOf(game),
    seats = seatsOf(game),
): NewTable {
    const bot: SeatWish = { kind: 'bot', bot: level };
    const others = Array.from({ length: seats - 1 }, () => bot);
    return {
        game: game.name,
        options: {},
        seats: [{ kind: 'me', name: me }, ...others],
        clock: { kind: 'none', base_s: 0, increment_s: 0 },
        listed: false,
        spectators: true,
        chat: false,
        take_backs: true,
    };
}

/** here: at a table of this browser, without a server. */
export async function open(wish: NewTable, here = false): Promise<void> {
    // Both at once, so that nobody waits for downloads.
    const agreeing = import('../../proof/agreeing');
    const making = here ? createHere(wish) : api.create(wish);
    const [made, { agreeAtOnce, keepPromise }] = await Promise.all([making, agreeing]);
    if (wish.seats.some((seat) => seat.kind === 'open')) keepPromise(made);
    else await agreeAtOnce(made);
    enter(made);
}

/** Keep the keys of a new table and go there; one of this browser has none. */
export function enter(made: NewTableReply): void {
    if (!isLocal(made.id)) addKeys(made.id, made.keys);
    router.go(`/table/${made.id}`);
}
