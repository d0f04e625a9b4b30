// Lines in words, and where on the board they take place: by the game's own story, else in notation.
import type { Line } from '../../engine/thinking/deepening';
import { namedBy } from '../games/action';
import type { GamePieces } from '../games/contract';
import type { Story } from '../games/story';
import type { Spot } from '../engine-host/thinker';
import type { GameDetail, Happened, Position, View } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { BEGINS } from '../table/aside/turns';
import { said } from '../text/words.svelte';
import type { Session } from './session.svelte';
import type { Step } from './walk.svelte';

/** Who tells lines: what the board shows, and whose eyes. */
export interface Teller extends Pick<Session, 'table' | 'host' | 'detail' | 'isOpen' | 'readerOf'> {
    shown: { position: Position } | null;
    walk: { here: { spot: Pick<Spot, 'state' | 'seen' | 'turn'>; ply: number } | null };
}

/** A thing that comes to stand somewhere. */
export interface Placed {
    spot: string;
    /** The name of what the game's story draws; null: nothing is drawn. */
    thing: string | null;
}

export interface ToldLine {
    text: string;
    /** Where its most important part takes place. */
    spot: string | null;
    /** Everything of it that has a place. */
    places: Placed[];
}

/** What a seat did between two positions. */
export function told(
    session: Pick<Session, 'table'>,
    story: Story | null,
    seat: number,
    { before, after, events }: { before: View; after: View; events: readonly Happened[] },
): ToldLine {
    const own = events.filter(({ kind }) => kind !== BEGINS);
    const { table } = session;
    const viewer = seat === table.you ? seat : null;
    const { language } = settings.now;
    const line = story?.line(seat, {
        before,
        after,
        events: own,
        names: table.names,
        viewer,
        language,
    });
    const places = own.flatMap((event) =>
        (story?.spots(event, after) ?? []).map((spot) => ({ spot, thing: story!.thing(event) })),
    );
    const text = line?.text ?? own.map((event) => said(event.text)).join(' ');
    return { text, spot: line?.spots[0] ?? places[0]?.spot ?? null, places: distinct(places) };
}

/** Of several things at a place the last one. */
function distinct(places: readonly Placed[]): Placed[] {
    return [...new Map(places.map((one) => [one.spot, one])).values()];
}

/** A line as it would be played from where one is. What its last action reveals is not told but the action. */
export async function toldLine(
    session: Teller,
    { story, pieces }: { story: Story | null; pieces: Pick<GamePieces, 'tells'> },
    { actions }: Pick<Line, 'actions'>,
): Promise<ToldLine> {
    const { shown, walk, host, detail, isOpen } = session;
    const { spot, ply } = walk.here!;
    const record = isOpen ? spot.state : spot.seen;
    const reader = session.readerOf(spot.turn!);
    const tried = await host.preview(record, ply, actions, reader);
    const after =
        tried.position ?? (await host.preview(record, ply, actions.slice(0, -1), reader)).position;
    const before = shown!.position.view;
    const named = namedBy(detail, actions);
    const last = named.at(-1)!;
    // The game speaks to the reader there: what others do stands in notation.
    const own = spot.turn === session.table.you ? pieces.tells?.(last) : '';
    const found = told(session, story, spot.turn!, {
        before,
        after: after?.view ?? before,
        events: tried.happened,
    });
    const bare = found.text ? `(${last.text})` : last.text;
    const rest = tried.position ? '' : own || bare;
    const text = [found.text, rest].filter(Boolean).join(' ');
    return { ...found, text: text || named.map((action) => action.text).join(', ') };
}

/** Lines of the same words with what tells them apart, in notation. */
export function toldApart(
    told: readonly (ToldLine | null)[],
    lines: readonly Pick<Line, 'actions'>[],
    detail: GameDetail,
): (ToldLine | null)[] {
    return told.map((one, i) => {
        const others = lines.filter((_, k) => k !== i && told[k]?.text === one?.text);
        if (!one || others.length === 0) return one;
        const own = lines[i]!.actions.filter((n) =>
            others.some(({ actions }) => !actions.includes(n)),
        );
        const apart = namedBy(detail, own).map((action) => action.text);
        return apart.length > 0 ? { ...one, text: `${one.text} (${apart.join(', ')})` } : one;
    });
}

/** What was done with a step of the variation. */
export async function toldStep(
    session: Session,
    story: Story | null,
    [from, step]: readonly [Step, Step],
): Promise<string> {
    const { host, isOpen, detail } = session;
    const reader = session.readerOf(step.seat!);
    const viewOf = async ({ spot, ply }: Step) => {
        const record = isOpen || spot.turn === null ? spot.state : spot.seen;
        return (await host.position(record, ply, false, reader)).view;
    };
    const rows = step.spot.rows.map((row) => [step.ply, ...row]);
    const [before, after, events] = await Promise.all([
        viewOf(from),
        viewOf(step),
        host.happened(rows, reader),
    ]);
    const { text } = told(session, story, step.seat!, { before, after, events });
    return (
        text ||
        namedBy(detail, step.actions)
            .map((action) => action.text)
            .join(', ')
    );
}
