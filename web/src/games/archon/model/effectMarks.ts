// What something costs or brings, as a short row of things and signs.

export type EffectMark = { icon: string; count: number } | { sign: string };

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
