// What the table hands to a game's pieces, whatever is shown: now, the draft, or an earlier ply.
import type { BoardProps } from '../../games/contract';
import type { Past } from '../../engine-host/results';
import type { GameDetail, Happened, Position, View } from '../../protocol/messages';
import type { Turn } from '../../turn/turn.svelte';
import type { Table } from '../table.svelte';
import { drawnText } from './drawn.svelte';

export function nowProps(table: Table, detail: GameDetail): BoardProps {
    const { turn, position, viewer, names, fresh } = table;
    return {
        ...turnProps(turn, { detail, viewer, names, fresh }),
        legal: table.myTurn && table.sending === null ? turn.legal : [],
        drawn: () => drawnText(table, position?.ply ?? 0),
    };
}

interface Around {
    detail: GameDetail;
    viewer: number | null;
    names: string[];
    /** What led to the position before any choice. */
    fresh: Happened[];
}

/** The pieces of a turn that is put together. */
export function turnProps(turn: Turn, { detail, viewer, names, fresh }: Around): BoardProps {
    return {
        game: detail,
        view: turn.position?.view ?? {},
        scores: turn.position?.scores ?? [],
        legal: turn.legal,
        viewer,
        names,
        happened: turn.empty ? fresh : turn.happened,
        ghost: turn.ghost,
        draft: turn.chosen,
        choose: (action) => void turn.choose(action),
        // A lesson is linear; there is no alternative to it.
        ...(turn.leash
            ? {}
            : { redraft: (actions) => void turn.redraft(actions.map(({ n }) => n)) }),
        offer: (action) => turn.offer(action),
        hover: (action, other) => turn.hover(action, other),
        why: (line) => void turn.why(line),
    };
}

/** A step of the turn being shown: meanwhile nothing can be chosen on the board. */
export function stagedProps(now: BoardProps, view: View): BoardProps {
    return { ...now, view, legal: [], happened: [], ghost: null, draft: [], hover: () => {} };
}

/** The pieces of a position that is over: nothing can be chosen there. */
export function pastProps(
    at: Past,
    table: Table,
    detail: GameDetail,
    viewer = table.viewer,
): BoardProps {
    return {
        ...stillProps(at.position, { detail, viewer, names: table.names, fresh: at.happened }),
        drawn: () => drawnText(table, at.position.ply),
    };
}

/** The same of no table that is open. */
export function stillProps(position: Position, around: Around): BoardProps {
    const { detail, viewer, names, fresh } = around;
    return {
        game: detail,
        view: position.view,
        scores: position.scores,
        legal: [],
        viewer,
        names,
        happened: fresh,
        ghost: null,
        draft: [],
        choose: () => {},
        redraft: () => {},
        hover: () => {},
        why: () => {},
    };
}
