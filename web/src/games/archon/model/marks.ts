// Consequences and effects as short marks: a sign, a number and a thing.
import type { Happened } from '../../../protocol/messages';
import type { BoardProps } from '../../contract';

export interface Mark {
    /** The name of a drawing, or none for a mark that is only text. */
    icon: string | null;
    text: string;
    /** A gain, a cost, or neither. */
    tone: 'plus' | 'minus' | 'none';
}

type Fields = Record<string, unknown>;

function count(fields: Fields, name = 'count'): number {
    return Number(fields[name] ?? 1);
}

function plus(icon: string, n: number): Mark {
    return { icon, text: `+${n}`, tone: 'plus' };
}

function minus(icon: string, n: number): Mark {
    return { icon, text: `−${n}`, tone: 'minus' };
}

const READERS: Record<string, (fields: Fields) => Mark[]> = {
    gained: (f) => (count(f) ? [plus(String(f.goods), count(f))] : []),
    paid: (f) => [minus(String(f.goods), count(f))],
    bought: (f) => [plus(String(f.resource), 1), minus('gold', count(f, 'price'))],
    sold: (f) => [minus(String(f.resource), 1), plus('gold', count(f, 'price'))],
    tax_paid: () => [minus('gold', 1)],
    token_placed: () => [{ icon: 'token', text: '', tone: 'none' }],
    magister_taken: (f) => [plus(String(f.magister), 1)],
    magister_drafted: (f) => [plus(String(f.magister), 1)],
    tile_taken: () => [plus('tile', 1)],
    warrior_placed: () => [plus('warriors', 1)],
    second_action: () => [{ icon: 'figure', text: '+1', tone: 'plus' }],
    raid_lost: (f) => [minus(String(f.goods), count(f))],
    points_scored: (f) => [count(f) < 0 ? minus('points', -count(f)) : plus('points', count(f))],
};

/** What the choice pointed at adds to those of the draft; nothing where it is not known. */
export function addedBy({
    ghost,
    draft,
    happened,
}: Pick<BoardProps, 'ghost' | 'draft' | 'happened'>): Happened[] {
    return ghost?.result.happened.slice(draft?.length ? happened.length : 0) ?? [];
}

/** What follows concerns the other seats; where they have passed, a seat has several turns in a row. */
function ends({ kind, fields }: Happened, seat: number): boolean {
    return kind === 'round_ended' || (kind === 'turn_started' && fields.seat !== seat);
}

/** What a seat would gain and lose through these events of its own turn. */
export function marksOf(happened: Happened[], seat: number): Mark[] {
    const marks: Mark[] = [];
    for (const event of happened) {
        if (ends(event, seat)) break;
        const { kind, fields } = event;
        if (fields.seat === seat) marks.push(...(READERS[kind]?.(fields) ?? []));
    }
    return joined(marks);
}

/** Marks of one thing and one tone become one. */
function joined(marks: Mark[]): Mark[] {
    const sums = new Map<string, Mark>();
    for (const mark of marks) {
        const key = `${mark.icon} ${mark.tone}`;
        const before = sums.get(key);
        if (!before || mark.tone === 'none') {
            sums.set(key, mark);
            continue;
        }
        const total = Number(before.text.slice(1)) + Number(mark.text.slice(1));
        sums.set(key, { ...mark, text: mark.text[0] + String(total) });
    }
    return [...sums.values()];
}
