// To whom the turns of a game are told, and what every game's telling needs.
import type { Language } from '../protocol/messages';

export interface Reader {
    language: Language;
    names: readonly string[];
    /** The seat that is spoken to in the second person; null for an onlooker and at a shared screen. */
    viewer: number | null;
    /** Whether what is said next is the reader's own doing. */
    second?: boolean;
}

export function listed({ language }: Reader, parts: string[]): string {
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** The same reader, to whom somebody's doings are told next. */
export function of<R extends Reader>(reader: R, doer: number | null): R {
    return { ...reader, second: doer !== null && doer === reader.viewer };
}

export function nameOf(reader: Reader, seat: unknown): string {
    return reader.names[Number(seat)] ?? '';
}
