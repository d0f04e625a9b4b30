// Names and amounts in answers.
import type { Question } from '../../../contract';
import { type ArchonView, CATEGORIES, HELD, type Kind, KINDS, SEAT_NAMES } from '../../model/view';

export type At = Question<ArchonView>;
/** What is held or bought, by name; absent means none. */
export type Held = Readonly<Partial<Record<string, number | null>>>;

const CHOSEN = ['resources', 'different-resources', 'province-resources'];
const GOODS = [...HELD, ...CATEGORIES, ...CHOSEN];

/** The name of a good; of cubes of choice, what may be chosen. */
export function goods({ say, name }: At, one: string): string {
    return CHOSEN.includes(one) ? say('goods', { goods: one }) : name('goods-name', { goods: one });
}

/** `Gold 2, Recruits 1`. */
export function amounts(at: At, held: Held, joint = ', '): string {
    const found = GOODS.filter((one) => held[one]).map((one) => `${goods(at, one)} ${held[one]}`);
    return found.join(joint) || at.listed([]);
}

export function card({ name }: At, kind: Kind): string {
    return name('card-name', { card: kind });
}

/** `Courtier 3, Cleric 1`, or that they are hidden. */
export function cards(at: At, counts: Held | null): string {
    if (!counts) return at.say('hidden');
    const found = KINDS.filter((kind) => counts[kind]);
    return at.listed(found.map((kind) => `${card(at, kind)} ${counts[kind]}`));
}

export function seat({ name }: At, number: number): string {
    return name('seat-name', { seat: SEAT_NAMES[number] ?? '' });
}

export function seats(at: At, numbers: readonly number[]): string {
    return at.listed(numbers.map((number) => seat(at, number)));
}

/** `Unicorn 6, Dragon 4`. */
export function bySeat(at: At, points: readonly number[]): string {
    return points.map((count, number) => `${seat(at, number)} ${count}`).join(', ');
}

export function place({ name }: At, location: string): string {
    return name('location-name', { location });
}

export function tile({ name }: At, one: string): string {
    return name('tile-name', { tile: one });
}

export function yes(value: unknown): string {
    return value ? 'yes' : 'no';
}
