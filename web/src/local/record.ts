// A game as a record, which anybody can verify: docs/reference/record.md. Receipts of bots are a server's.
import { encoded } from '../../engine/memory';
import type { PositionAt, Scores, Verdict } from '../protocol/messages';
import { Refused, textsOf, toldOf } from './refused';
import { recordOf, rowsOf, type Viewer } from './seen';
import type { Store } from './store';
import { folded, type LocalTable } from './table';

/** The format of a game whose first position was not dealt. */
const DRAWN = 'polis-drawn';

/** With the position that it began from, where that was not dealt: then it is no record that others could verify. */
export function recordJson(table: LocalTable): object {
    const { start } = finished(table, 'secret');
    return start === null ? written(table) : { ...written(table), format: DRAWN, start };
}

/** The same of a game that may go on, for its owner: who moves it to the server has all its cards here. */
export function playedJson(table: LocalTable): object {
    if (!table.hasBegun) throw new Refused('not-begun');
    if (table.start !== null) throw new Refused('here-drawn');
    return written(table);
}

function written(table: LocalTable): object {
    const { game, terms, rules, seats, steps } = table;
    const { told } = rules.engine;
    return {
        format: 'polis-record',
        version: 1,
        game: terms.game,
        rules_version: told.rules_version,
        components: told.components,
        options: terms.options,
        seats: seats.map(({ name, bot, owned }, i) => ({
            name: name || rules.detail.seat_names[i]?.en,
            kind: owned ? 'human' : bot,
        })),
        seed: {
            commitment: table.commitment,
            secret: game.secret,
            entropies: seats.map(({ entropy }) => entropy),
        },
        actions: steps.slice(1).map(({ text }) => text),
        hashes: steps.map(({ hash }) => hash),
        result: rules.result(table.state),
    };
}

/** The table, if its game is over. */
function finished(table: LocalTable, code: string): LocalTable {
    if (table.status !== 'over') throw new Refused(table.hasBegun ? code : 'not-begun');
    return table;
}

/** What each seat stood at after each ply of a finished game. */
export function scoresOf(table: LocalTable): Scores {
    const { rules, steps } = finished(table, 'not-over');
    return { plies: steps.map(({ state }) => rules.positions.points(state)) };
}

/** Whether the stored game, played again, has all its hashes. */
export async function verdictOf(table: LocalTable, store: Store): Promise<Verdict> {
    const kept = await store.game(finished(table, 'not-over').id);
    const plies = String(table.ply);
    try {
        folded(kept!, kept!.journal, table.rules, true);
        return { ok: true, text: await textsOf('verified', { plies }) };
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { ok: false, text: (await toldOf(error)).text };
    }
}

/** A position of before, and what led to it. */
export function positionAt(table: LocalTable, ply: number, viewer: Viewer): PositionAt {
    if (!table.hasBegun) throw new Refused('not-begun');
    if (!(ply >= 0 && ply <= table.ply))
        throw new Refused('no-such-ply', { last: String(table.ply) });
    if (viewer !== null && table.status !== 'over' && !table.held.includes(viewer))
        throw new Refused('not-yours');
    return {
        plies: table.ply,
        record: encoded(recordOf(table, ply, viewer)!),
        rows: rowsOf(table, viewer, ply, ply),
        position: null,
        happened: [],
    };
}
