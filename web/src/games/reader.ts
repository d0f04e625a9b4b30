// To whom the turns of a game are told, and what every game's telling needs.
import type { Language } from '../protocol/messages';

export interface Reader {
    language: Language;
    names: readonly string[];
    viewer: number | null;
}

export function listed({ language }: Reader, parts: string[]): string {
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

export function nameOf(reader: Reader, seat: unknown): string {
    return reader.names[Number(seat)] ?? '';
}
