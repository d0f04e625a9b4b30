// How Arkadia tells a turn: see the contract of a story.
import type { Happened } from '../../../protocol/messages';
import { language } from '../../../settings/settings.svelte';
import { said } from '../../../text/words.svelte';
import { type Beat, type Flight, homeOf, type Line, type Story, type Told } from '../../story';
import { arkadia, type ArkadiaView } from '../model/view';
import { between } from './between';
import { drafted } from './draft';
import { clausesOf, paidTo, say, sentence, WORDS, worths } from './lines';
import { doerOf, type Piece, piecesOf } from './parts';
import { castleOf, spotsOf, standingOn, thingOf } from './places';
import Thing from './Thing.svelte';

/** What changes hands in a step: its owner has it when it has arrived. */
const ARRIVING = new Set(['seals_paid', 'seal_taken', 'seals_cashed', 'neutrals_taken']);

/** What is marked of a turn, the most important first. */
const WEIGHT = ['complete', 'lay', 'work', 'castle'] as const;

function beats(told: Told): Beat[] {
    const [before, after] = [arkadia(told.before), arkadia(told.after)];
    let past: Happened[] = [];
    return piecesOf(told.events).flatMap((piece): Beat[] => {
        const seen = [...past, ...piece.events.filter(({ kind }) => !ARRIVING.has(kind))];
        past = [...past, ...piece.events];
        const rest = told.events.slice(past.length);
        const landed = between(before, after, past, rest);
        const line = lineOf(told, piece, landed);
        if (!line) return [];
        const flights = flightsOf(piece, after);
        const view = flights.length
            ? between(before, after, seen, [...rest, ...piece.events])
            : landed;
        return [
            {
                seat: doerOf(piece),
                line,
                spots: spotsIn(piece.events, after),
                view: { ...view },
                landed: { ...landed },
                flights,
                grave: piece.part === 'end' || piece.part === 'over',
            },
        ];
    });
}

function lineOf(told: Told, piece: Piece, landed: ArkadiaView): string {
    if (piece.part === 'over') return overLine(told, piece);
    const clauses = clausesOf(told, piece);
    const value = piece.part === 'castle' ? worths(told, arkadia(told.before), landed) : [];
    return sentence(told, doerOf(piece) ?? 0, clauses, value);
}

function overLine(told: Told, { events }: Piece): string {
    const won = events.filter(({ kind }) => kind === 'winner');
    return [say(told, 'game-over'), ...won.map(({ text }) => said(text))].join(' ');
}

function spotsIn(events: readonly Happened[], view: ArkadiaView): string[] {
    return [...new Set(events.flatMap((event) => spotsOf(event, view)))];
}

function flightsOf({ part, events }: Piece, view: ArkadiaView): Flight[] {
    if (part === 'complete') {
        const family = String(events[0]?.fields.family);
        const from = spotsIn(events, view)[0] ?? '';
        return [...paidTo(events)].map(([seat, count]) => {
            return { thing: `seal ${family}`, count, from, to: homeOf(seat) };
        });
    }
    return events.flatMap(({ kind, fields }): Flight[] => {
        const to = homeOf(Number(fields.seat));
        const count = Number(kind === 'seals_cashed' ? fields.gold : fields.count);
        if (!ARRIVING.has(kind) || !count) return [];
        if (kind === 'seals_cashed') return [{ thing: 'coin', count, from: castleOf(view), to }];
        return [{ thing: 'worker neutral', count, from: spotsIn(events, view)[0] ?? '', to }];
    });
}

/** Without redundant parts: a seat that completes a building has sent workers there and builds on
    the castle, whose values are shown; a seat that sells has used a banner. */
function briefly(pieces: readonly Piece[]): Piece[] {
    const completes = pieces.some(({ part }) => part === 'complete');
    const kept = pieces.filter(({ part }) => !completes || (part !== 'work' && part !== 'castle'));
    return kept.map((piece) => {
        const sold = piece.events.some(
            ({ kind, fields }) => kind === 'seals_cashed' && fields.count,
        );
        const events = piece.events.filter(({ kind }) => !sold || kind !== 'banner_used');
        return { ...piece, events };
    });
}

/** What a seat did, in one line, with the value of seals after everything narrated. */
function line(seat: number, told: Told): Line | null {
    const [before, after] = [arkadia(told.before), arkadia(told.after)];
    const pieces = piecesOf(told.events).filter((piece) => doerOf(piece) === seat);
    const built = pieces.some(({ part }) => part === 'castle');
    const clauses = briefly(pieces).flatMap((piece) => clausesOf(told, piece));
    const text = sentence(told, seat, clauses, built ? worths(told, before, after) : []);
    const places = WEIGHT.flatMap((part) => pieces.filter((piece) => piece.part === part));
    return text
        ? {
              seat,
              text,
              spots: spotsIn(
                  places.flatMap(({ events }) => events),
                  after,
              ),
          }
        : null;
}

await WORDS.load(language.current).catch(() => {});

const story: Story = {
    beats,
    line,
    drafted,
    spots: (event, view) => spotsOf(event, arkadia(view)),
    clear: (view) => standingOn(arkadia(view)),
    thing: thingOf,
    heads: ['building_completed', 'building_laid', 'worker_placed', 'passed', 'game_over'],
    Thing,
    load: (tongue) => WORDS.load(tongue),
};
export default story;
