// A position of a finished game as its player knew it, to be drawn, and what was played there in words.
import { tokenOf } from '../../account/keys';
import { toldLine } from '../../analysis/telling';
import { engineFor } from '../../engine-host/host';
import { recordOf } from '../../engine-host/wire';
import { screenOf } from '../../games';
import type { BoardProps, GamePieces } from '../../games/contract';
import { games } from '../../games/games.svelte';
import { api } from '../../net/api';
import { ownGameOf } from '../../net/here';
import type { Language } from '../../protocol/messages';
import type { Mistake } from '../../review/again/collection';
import { stillProps } from '../../table/board/pieces';
import { words } from '../../text/words.svelte';

interface Seen {
    Board: GamePieces['Board'];
    props: BoardProps;
    told: string;
}

/** Fails for a game that is not known here. */
export async function seenAt({ game, move }: Mistake, language: Language): Promise<Seen> {
    const { id, game: name, you: seat } = game;
    const at = ownGameOf(await api.table(id));
    const [{ record, position }, detail, host, { default: pieces }, story] = await Promise.all([
        api.position(id, move.ply, { seat, token: tokenOf(id, seat) }),
        games.loadDetail(name, at),
        engineFor(name, at),
        screenOf(name).pieces(),
        screenOf(name).story?.(),
        words.loadGame(name, language),
    ]);
    await story?.default.load(language);
    const names = game.seats.map((one) => one.name);
    const reader = { viewer: seat, you: seat, names, language };
    const seen = record === null ? null : recordOf(record);
    const shown = seen && host ? await host.position(seen, move.ply, false, reader) : position!;
    const props = stillProps(shown, { detail, names, viewer: seat, fresh: [] });
    if (!seen || !host) return { Board: pieces.Board, props, told: '' };
    const teller = {
        ...{ table: { you: seat, names }, detail, host, isOpen: false },
        readerOf: () => reader,
        shown: { position: shown },
        walk: { here: { spot: { state: seen, seen, turn: seat }, ply: move.ply } },
    };
    const { text } = await toldLine(teller, story?.default ?? null, move);
    return { Board: pieces.Board, props, told: text };
}
