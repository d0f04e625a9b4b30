// The reader to whom a game's turns are narrated, and what every game's narration needs.
import type { Language } from '../protocol/messages';

export interface Reader {
    language: Language;
    names: readonly string[];
    /** The seat that is spoken to in the second person; null for an onlooker and at a shared screen. */
    viewer: number | null;
    /** Whether the next sentence is about the reader's own action. */
    second?: boolean;
}

export function listed({ language }: Reader, parts: string[]): string {
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** The same reader, for the narration of the next player's actions. */
export function of<R extends Reader>(reader: R, doer: number | null): R {
    return { ...reader, second: doer !== null && doer === reader.viewer };
}

export function nameOf(reader: Reader, seat: unknown): string {
    return reader.names[Number(seat)] ?? '';
}
