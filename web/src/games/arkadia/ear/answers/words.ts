// Names and amounts in answers.
import type { Question } from '../../../contract';
import {
    type ArkadiaView,
    type ByFamily,
    cardOf,
    FAMILIES,
    type Family,
    type Owner,
    SEATS,
} from '../../model/view';

export type At = Question<ArkadiaView>;

export function card({ name }: At, kind: string): string {
    return name('card-name', { ...cardOf(kind) });
}

/** Cards in words; hidden ones come last, as a number. */
export function cards(at: At, kinds: readonly (string | null)[]): string {
    const known = kinds.filter((kind) => kind !== null);
    const count = kinds.length - known.length;
    const hidden = count ? [at.say('hidden-cards', { count })] : [];
    return at.listed([...known.map((kind) => card(at, kind)), ...hidden]);
}

export function family({ name }: At, one: Family): string {
    return name('family-name', { family: one });
}

/** `red 2, olive 0 ...`, or that it is hidden. */
export function counted(at: At, counts: ByFamily | null): string {
    if (!counts) return at.say('hidden');
    return FAMILIES.map((one) => `${family(at, one)} ${counts[one]}`).join(', ');
}

export function number({ say }: At, count: number | null): string {
    return count === null ? say('hidden') : String(count);
}

export function seat({ name }: At, number: number): string {
    return name('seat-name', { seat: SEATS[number] ?? '' });
}

/** Whose worker it is. */
export function owner(at: At, of: Owner): string {
    return of === 'neutral' ? at.say('neutral') : seat(at, of);
}
