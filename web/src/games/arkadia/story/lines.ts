// What a seat did, in clauses that follow its name.
import type { Happened } from '../../../protocol/messages';
import type { Args } from '../../../text/catalogue';
import { LoadedWords, sourceIn } from '../../../text/loaded.svelte';
import { squareName, squareOf } from '../model/squares';
import { arkadia, type ArkadiaView, cardOf, FAMILIES, type Family, type Pair } from '../model/view';
import { listed, of, type Reader, telling, type Told } from '../../story';
import { doerOf, type Piece } from './parts';

export const WORDS = new LoadedWords(
    sourceIn(
        import.meta.glob<string>('../../../../../src/polis/games/arkadia/text/*.ftl', {
            query: '?section=screen,story',
            import: 'default',
        }),
    ),
    'told-',
);

export const { say, called, sentence } = telling(WORDS);

type Clause = (reader: Reader, fields: Record<string, unknown>) => string;

const CLAUSES: Record<string, Clause> = {
    building_laid: (to, { form, family, square }) =>
        say(to, 'laid', words({ form, family, square })),
    neutrals_taken: (to, { count }) => (count ? say(to, 'recruited', words({ count })) : ''),
    card_taken: (to, { card }) => say(to, 'took', { ...cardOf(String(card)) }),
    castle_placed: (to, { family, square }) => say(to, 'built', words({ family, square })),
    banner_used: (to) => say(to, 'bannered'),
    seals_cashed: (to, { count, family, gold }) =>
        count ? say(to, 'sold', words({ count, family, gold })) : '',
    passed: (to) => say(to, 'passed'),
    end_triggered: (to) => say(to, 'began-end'),
};

/** The fields of an event are words and numbers. */
export function words(fields: Record<string, unknown>): Args {
    return fields as Args;
}

/** Squares have their names on the board, those of the castle, too. */
export function fieldsOf({ kind, fields }: Happened, { after }: Told): Record<string, unknown> {
    const { square } = fields;
    const isCastle = kind === 'castle_placed';
    const at = isCastle ? arkadia(after).derived.castle_squares[Number(square) - 1] : square;
    return { ...fields, square: at ? squareName(squareOf(at as Pair)) : '' };
}

/** One part of a turn, in clauses without a subject. */
export function clausesOf(to: Told, piece: Piece): string[] {
    const { part, events } = piece;
    const reader = of(to, doerOf(piece));
    if (part === 'work') return [placed(reader, events)].filter(Boolean);
    if (part === 'complete') return [completed(reader, events)];
    return events
        .map((event) => CLAUSES[event.kind]?.(reader, fieldsOf(event, to)) ?? '')
        .filter(Boolean);
}

/** The squares on which workers are placed, by name. */
export function workersOn(events: readonly Happened[]): string[] {
    return events
        .filter(({ kind }) => kind === 'worker_placed')
        .map(({ fields }) => squareName(squareOf(fields.square as Pair)));
}

function placed(reader: Reader, events: readonly Happened[]): string {
    const squares = workersOn(events);
    if (squares.length === 0) return '';
    return say(reader, 'placed', { count: squares.length, squares: listed(reader, squares) });
}

function completed(reader: Reader, events: readonly Happened[]): string {
    const done = events.find(({ kind }) => kind === 'building_completed');
    const { form, family } = done?.fields ?? {};
    const paid = [...paidTo(events)].map(([seat, count], i) => {
        const name = called(reader, seat);
        return say(reader, i === 0 ? 'paid' : 'paid-more', words({ family, count, name }));
    });
    const card = words({ form, family });
    if (paid.length === 0) return say(reader, 'completed', card);
    return say(reader, 'completed-paid', { ...card, paid: paid.join(', ') });
}

/** Seals by seat, those for workers and the building's own together; most first. */
export function paidTo(events: readonly Happened[]): Map<number, number> {
    const paid = new Map<number, number>();
    for (const { kind, fields } of events) {
        if (kind !== 'seals_paid' && kind !== 'seal_taken') continue;
        const seat = Number(fields.seat);
        paid.set(seat, (paid.get(seat) ?? 0) + Number(fields.count ?? 1));
    }
    return new Map([...paid].sort(([, a], [, b]) => b - a));
}

/** What seals are worth now, of the families whose value has changed: "red is worth 4 now, olive 2". */
export function worths(reader: Reader, before: ArkadiaView, after: ArkadiaView): string[] {
    const told = changed(before, after).map(([family, value], i) =>
        say(reader, i === 0 ? 'worth' : 'worth-more', { family, value }),
    );
    return told.length > 0 ? [told.join(', ')] : [];
}

/** The families whose value has changed, with what a seal of theirs is worth now; most first. */
export function changed(before: ArkadiaView, after: ArkadiaView): [Family, number][] {
    return FAMILIES.filter((family) => before.castle.values[family] !== after.castle.values[family])
        .map((family): [Family, number] => [family, after.castle.values[family]])
        .sort(([, a], [, b]) => b - a);
}
