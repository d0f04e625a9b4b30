// What a location or a King's Favor does, as a short row of things and signs.
import type { Amounts, Effect } from './box';

export type EffectMark = { icon: string; count: number } | { sign: string };

const ACTS: Record<string, string> = {
    magister: 'magister',
    tile: 'tile',
    favor: 'favor',
    'guild-hall': 'magister',
    'builders-guild': 'tile',
};

function things(amounts: Amounts | undefined, joint?: string): EffectMark[] {
    const marks = Object.entries(amounts ?? {}).map(([icon, count]) => ({ icon, count }));
    if (!joint) return marks;
    return marks.flatMap((mark, i) => (i ? [{ sign: joint }, mark] : [mark]));
}

function sum(amounts: Amounts): number {
    return Object.values(amounts).reduce((total, count) => total + count, 0);
}

/** The row of an effect that a figure has. */
export function effectMarks(effect: Effect): EffectMark[] {
    if (effect.act === 'trade') {
        return [
            { icon: 'buy', count: effect.purchases ?? 0 },
            { icon: 'sell', count: effect.sales ?? 0 },
        ];
    }
    const act = ACTS[effect.act ?? effect.act_at ?? ''];
    if (act) {
        const less = effect.less ? [{ sign: '−' }, ...things(effect.less, '/')] : [];
        return [{ icon: act, count: 1 }, ...less];
    }
    const marks = [...things(effect.pay)];
    if (effect.pay) marks.push({ sign: '→' });
    marks.push(...things(effect.gain));
    if (effect.score) marks.push({ icon: 'points', count: effect.score });
    if ((effect.times ?? 1) > 1) marks.push({ sign: `×${effect.times}` });
    if (effect.merchant)
        marks.push(
            { sign: '·' },
            { icon: 'merchant', count: 1 },
            { sign: `+${sum(effect.merchant)}` },
        );
    return marks;
}

export type RowPart = { x: number; icon: string } | { x: number; text: string };

export interface Row {
    w: number;
    parts: RowPart[];
    /** How large its drawings are. */
    size: number;
    /** The height of its letters. */
    letters: number;
}
/** Drawings are made no smaller than this part of their size. */
const LEAST = 0.6;

/** The places of the marks in a row; one that is wider than its room has smaller drawings, while its
    letters stay as they can be read. */
export function rowOf(marks: EffectMark[], size: number, room = Infinity): Row {
    const row = placed(marks, size, size);
    if (row.w <= room) return row;
    const words = placed(marks, 0, size).w;
    const wanted = (size * (room - words)) / (row.w - words);
    return placed(marks, Math.max(size * LEAST, wanted), size);
}

function placed(marks: EffectMark[], size: number, height: number): Row {
    const parts: RowPart[] = [];
    let x = 0;
    const write = (text: string) => {
        parts.push({ x, text });
        x += text.length * height * (text === '→' ? 0.85 : 0.5);
    };
    for (const mark of marks) {
        if ('sign' in mark) {
            x += size * 0.12;
            write(mark.sign);
            x += size * 0.12;
            continue;
        }
        if (mark.count > 1) write(String(mark.count));
        parts.push({ x, icon: mark.icon });
        x += size * 1.06;
    }
    return { w: x, parts, size, letters: height * 0.75 };
}
