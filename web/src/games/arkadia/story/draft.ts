// What the reader's own turn does that is being put together: one sentence and its effect for each part.
import type { Happened } from '../../../protocol/messages';
import { said } from '../../../text/words.svelte';
import { listed, type Told } from '../../story';
import { arkadia, cardOf } from '../model/view';
import { called, changed, fieldsOf, paidTo, say, words, workersOn } from './lines';
import { type Piece, piecesOf } from './parts';

export function drafted(told: Told): string[] {
    const pieces = piecesOf(told.events);
    const isLast = (piece: Piece) => piece === pieces.findLast(({ part }) => part === 'castle');
    return pieces.flatMap((piece, i) => {
        const { part, events } = piece;
        const [before, next] = [pieces[i - 1], pieces[i + 1]];
        if (part === 'lay') return laid(told, events);
        // Workers that close a building are in the sentence that says so.
        if (part === 'work') return next?.part === 'complete' ? [] : placed(told, events);
        if (part === 'complete') {
            const workers = before?.part === 'work' ? workersOn(before.events).length : 0;
            return [closed(told, events, workers)];
        }
        if (part === 'castle') return built(told, events, isLast(piece));
        if (part === 'sell') return sold(told, events);
        return part === 'end' ? [] : events.map(({ text }) => said(text));
    });
}

function laid(to: Told, events: readonly Happened[]): string[] {
    const camps = events.find(({ kind }) => kind === 'neutrals_taken')?.fields ?? {};
    const short = Number(camps.short ?? 0);
    return events.flatMap((event) => {
        const { kind, fields } = event;
        const at = words({ ...fieldsOf(event, to), camps: Number(camps.count ?? 0) });
        if (kind === 'building_laid')
            return [
                say(to, 'draft-laid', at),
                ...(short ? [say(to, 'draft-short', { short })] : []),
            ];
        return kind === 'card_taken'
            ? [say(to, 'draft-took', { ...cardOf(String(fields.card)) })]
            : [];
    });
}

function placed(to: Told, events: readonly Happened[]): string[] {
    const squares = workersOn(events);
    const count = squares.length;
    return count ? [say(to, 'draft-placed', { count, squares: listed(to, squares) })] : [];
}

function closed(to: Told, events: readonly Happened[], workers: number): string {
    const done = events.find(({ kind }) => kind === 'building_completed');
    const { form, family } = done?.fields ?? {};
    const paid = [...paidTo(events)].map(([seat, count], i) =>
        say(to, i === 0 ? 'draft-paid' : 'paid-more', { count, name: called(to, seat) }),
    );
    return say(to, 'draft-closed', words({ form, family, workers, paid: paid.join(', ') }));
}

/** The values are those after the last piece. */
function built(to: Told, events: readonly Happened[], last: boolean): string[] {
    const values = last ? changed(arkadia(to.before), arkadia(to.after)) : [];
    const now = values.map(([family, value]) => say(to, 'worth-more', { family, value }));
    return events.flatMap((event) => {
        const { family, square } = fieldsOf(event, to);
        if (event.kind === 'castle_placed') {
            const told = now.join(', ') || 'none';
            return [say(to, 'draft-piece', words({ family, square, values: told }))];
        }
        if (event.kind === 'castle_skipped') return [say(to, 'draft-skipped')];
        const floor = Number(event.fields.floor);
        const isFull = event.kind === 'floor_completed' && floor < 3;
        return isFull ? [say(to, 'draft-floor', { floor })] : [];
    });
}

function sold(to: Told, events: readonly Happened[]): string[] {
    return events.flatMap(({ kind, fields }) => {
        if (kind === 'banner_used') return [say(to, 'draft-bannered')];
        return kind === 'seals_cashed' && fields.count
            ? [say(to, 'draft-sold', words(fields))]
            : [];
    });
}
