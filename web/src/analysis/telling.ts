// Lines in words, and where on the board they take place: by the game's own story, else in notation.
import type { Line } from '../../engine/thinking/deepening';
import { namedBy } from '../games/action';
import { screenOf } from '../games';
import type { Story } from '../games/story';
import type { PreviewResult } from '../engine-host/results';
import type { Spot } from '../engine-host/thinker';
import type { GameDetail, Happened, Position, View } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { BEGINS } from '../table/aside/turns';
import { capital } from '../text/figure';
import { said } from '../text/words.svelte';
import type { Session } from './session.svelte';
import type { Step } from './walk.svelte';

/** Who tells lines: what the board shows, and whose eyes. */
export interface Teller extends Pick<Session, 'host' | 'detail' | 'isOpen' | 'readerOf'> {
    table: Pick<Session['table'], 'you' | 'names'>;
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

/** Two positions, and what happened between them. */
interface Change {
    before: View;
    after: View;
    events: readonly Happened[];
}

/** What a seat did. */
export function told(
    { table }: Pick<Teller, 'table'>,
    story: Story | null,
    seat: number,
    change: Change,
): ToldLine {
    const own = change.events.filter(({ kind }) => kind !== BEGINS);
    const viewer = seat === table.you ? seat : null;
    const { language } = settings.now;
    const line = story?.line(seat, {
        ...change,
        ...{ events: own, names: table.names, viewer, language },
    });
    const places = own.flatMap((event) =>
        (story?.spots(event, change.after) ?? []).map((spot) => ({
            spot,
            thing: story!.thing(event),
        })),
    );
    const text = line?.text ?? own.map((event) => said(event.text)).join(' ');
    return { text, spot: line?.spots[0] ?? places[0]?.spot ?? null, places: distinct(places) };
}

/** What the reader would do. */
function drafted({ table }: Pick<Teller, 'table'>, story: Story | null, change: Change): string {
    const events = change.events.filter(({ kind }) => kind !== BEGINS);
    const reader = { names: table.names, viewer: table.you, language: settings.now.language };
    return story?.drafted({ ...change, events, ...reader }).join(' ') ?? '';
}

/** Of several things at a place the last one. */
function distinct(places: readonly Placed[]): Placed[] {
    return [...new Map(places.map((one) => [one.spot, one])).values()];
}

/** A line as it would be played from where one is. What its last action reveals is not told but the action. */
export async function toldLine(
    session: Teller,
    story: Story | null,
    { actions }: Pick<Line, 'actions'>,
): Promise<ToldLine> {
    const { walk } = session;
    const { spot } = walk.here!;
    const tried = await previewOf(session, actions);
    const after = tried.position ?? (await previewOf(session, actions.slice(0, -1))).position;
    const before = session.shown!.position.view;
    const change = { before, after: after?.view ?? before, events: tried.happened };
    const found = told(session, story, spot.turn!, change);
    // The reader's own line is one that could be played: it has the words of a draft.
    if (spot.turn === session.table.you) found.text = drafted(session, story, change) || found.text;
    if (found.text && tried.position) return found;
    const untold = found.text ? actions.length - 1 : 0;
    const rest: string[] = [];
    for (let i = untold; i < actions.length; i++)
        rest.push(await choiceTold(session, actions.slice(0, i + 1)));
    return { ...found, text: [found.text, ...rest].filter(Boolean).join(' ') };
}

/** The last of some actions in a sentence to who chooses it; in notation where the game has none. */
export async function choiceTold(session: Teller, actions: readonly number[]): Promise<string> {
    const { shown, walk, detail } = session;
    const [last] = namedBy(detail, actions.slice(-1));
    const before = actions.slice(0, -1);
    const { position } = before.length > 0 ? await previewOf(session, before) : shown!;
    const sentences = (await screenOf(detail.name).sentences?.())?.default;
    if (!sentences || !position) return last!.text;
    const { language } = settings.now;
    await sentences.load(language);
    const at = { view: position.view, game: detail, viewer: walk.here!.spot.turn, language };
    const [choice] = sentences.one(last!, at).split('. '); // notes follow, of what it costs and gives
    const sentence = capital(choice!) || last!.text;
    return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function previewOf(session: Teller, actions: readonly number[]): Promise<PreviewResult> {
    const { spot, ply } = session.walk.here!;
    const record = session.isOpen ? spot.state : spot.seen;
    return session.host.preview(record, ply, [...actions], session.readerOf(spot.turn!));
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
