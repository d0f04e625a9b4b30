// Playing on from a moment of a finished game, in this browser and against the same bots: what one did not know then
// is drawn anew.
import { encoded } from '../../engine/memory';
import { dealOf } from '../analysis/course';
import { thinkerOf } from '../engine-host/thinking';
import type { Spot } from '../engine-host/thinker';
import { games } from '../games/games.svelte';
import { isLocal, ownGameOf } from '../net/here';
import type { GameDetail, NewTableReply, SeatWish, TableHead } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { playOnHere } from '../start/here';
import { levelOf } from '../table/gathering/opening';
import type { Table } from '../table/table.svelte';

/** Whether tables of this browser have the box and the rules of this one: its positions can be played on there. */
export async function isPlayedHere(
    head: TableHead,
    { name, engine }: GameDetail,
): Promise<boolean> {
    const known = (await games.load()).games.find((game) => game.name === name);
    const isUsual = ownGameOf(head) === undefined || isLocal(head.id);
    return isUsual && engine != null && engine === known?.engine;
}

/** A table of this browser that goes on from a ply; of an onlooker's game he takes the seat whose turn it was. */
export async function drawnFrom(
    table: Table,
    detail: GameDetail,
    ply: number,
): Promise<NewTableReply> {
    const thinker = await thinkerOf(detail.name, ownGameOf(table.head!));
    if (!thinker) throw new Error('There is no engine.');
    const { deal, actions } = await dealOf(table, detail);
    const { state, turn } = (await thinker.ask<Spot[]>('retrace', deal, actions.slice(0, ply))).at(
        -1,
    )!;
    const mine = table.you ?? turn ?? 0;
    const [seed] = crypto.getRandomValues(new BigUint64Array(1));
    const start = await thinker.ask<Uint8Array>('redrawn', state, mine, seed);
    const { game, options, seats } = table.head!;
    const known = (await games.load()).games.find(({ name }) => name === game)!;
    const wishes = seats.map(({ bot }, seat): SeatWish => {
        if (seat === mine) return { kind: 'me', name: settings.now.name };
        return { kind: 'bot', bot: bot ?? levelOf(known) };
    });
    return playOnHere({ game, options, seats: wishes, start: encoded(start) });
}
