// The browser's own check of a finished game. It compares the record with what this browser kept before it
// added its text to the shuffle, and with the cards that it was shown during the game.
import { tokenOf } from '../account/keys';
import { screenOf } from '../games';
import type { Dealing } from '../games/contract';
import { api } from '../net/api';
import type { GameDetail, Happened } from '../protocol/messages';
import type { Table } from '../table/table.svelte';
import { dealOf, type Deal } from './deals';
import { HASHES } from './hashes';
import { commitmentOf, streamsOf } from './streams.js';

const PERSON = 'human';

/** The parts of a record that the check needs. */
export interface Played {
    game: string;
    options: Record<string, unknown>;
    seats: { kind: string }[];
    seed: { commitment: string; secret: string | null; entropies: string[] };
}

/** What this browser recorded about the game. */
export interface Known {
    /** What was kept when the table was made or the seat was taken; null: nothing. */
    deal: Deal | null;
    log: Happened[];
    box: Record<string, unknown>;
    dealing: Dealing | null;
}

/** The result of one comparison; ok: null if it could not be made; text: the id of its sentence. */
export interface Finding {
    text: string;
    ok: boolean | null;
    args?: Record<string, number>;
}

/** Gather what the check needs at the end of a game, and run it. */
export async function checkTable(table: Table, detail: GameDetail): Promise<Finding[]> {
    const { id, log, viewer } = table;
    const [record, dealing] = await Promise.all([
        api.record(id, tokenOf(id, viewer)),
        screenOf(detail.name).dealing?.(),
    ]);
    const played = JSON.parse(await record.text()) as Played;
    return check(played, {
        deal: dealOf(id),
        log,
        box: detail.components,
        dealing: dealing?.default ?? null,
    });
}

export function check(played: Played, known: Known): Finding[] {
    return [
        secretOf(played, known.deal),
        own(played, known.deal),
        bots(played),
        cards(played, known),
    ];
}

function secretOf({ seed }: Played, deal: Deal | null): Finding {
    const fits = seed.secret !== null && commitmentOf(seed.secret, HASHES) === seed.commitment;
    if (!fits || (deal && deal.commitment !== seed.commitment))
        return { text: 'proof-secret-wrong', ok: false };
    return deal
        ? { text: 'proof-secret-fits', ok: true }
        : { text: 'proof-secret-unkept', ok: null };
}

/** This browser's own text is in the shuffle, at every seat for which it was sent. */
function own({ seed }: Played, deal: Deal | null): Finding {
    if (!deal || deal.seats.length === 0) return { text: 'proof-own-none', ok: null };
    const ok = deal.seats.every((seat) => seed.entropies[seat] === deal.entropy);
    return { text: ok ? 'proof-own' : 'proof-own-wrong', ok };
}

/** A server could choose a text for a bot after it has received those of the people. */
function bots({ seats, seed }: Played): Finding {
    const isEmpty = seats.every(({ kind }, i) => kind === PERSON || seed.entropies[i] === '');
    const ok = isEmpty && seats.length === seed.entropies.length;
    return { text: ok ? 'proof-bots' : 'proof-bots-wrong', ok };
}

/** Every card that was shown here, against the shuffles made again. */
function cards({ game, options, seats, seed }: Played, { log, box, dealing }: Known): Finding {
    if (!dealing) return { text: 'proof-cards-unknown', ok: null };
    const draw = streamsOf(game, seed.secret ?? '', seed.entropies, HASHES);
    const follow = dealing(draw, { seats: seats.length, options, box });
    let shown = 0;
    let hidden = 0;
    for (const event of log)
        for (const { should, is } of follow(event)) {
            if (is === undefined) hidden++;
            else if (is === should) shown++;
            else return { text: 'proof-cards-wrong', ok: false, args: { ply: event.ply } };
        }
    if (shown === 0) return { text: 'proof-cards-none', ok: null };
    return { text: 'proof-cards', ok: true, args: { shown, hidden } };
}
