// Events: rows of numbers as a listener may know them, in JSON and as a message with its arguments.
import type { Description, EventKind, Json } from './description';
import { says, writes, type Said, type Write } from './writing';

/** The parts of an event in numbers, by name. */
export type Parts = Record<string, number>;
export type Fields = Record<string, Json>;

/** What has happened, as the server sends it but for its text. */
export interface Event {
    kind: string;
    parts: Parts;
    fields: Fields;
}

export interface Message {
    message: string;
    args: Record<string, Said>;
    /** Arguments that are lists of other messages. */
    lists?: Record<string, Message[]>;
}

/** A reader: `you` is the seat addressed in the second person, null for an onlooker. */
export interface Listener {
    you: number | null;
    names: readonly string[];
}

/** What a game has of its own: other fields for some events, and lists among the arguments. */
export interface OwnEvents {
    fields?: (parts: Parts, fields: Fields) => Fields;
    lists?: (parts: Parts) => Record<string, Message[]>;
}

interface Kind extends EventKind {
    writes: Write[];
    says: ReturnType<typeof says>[];
}

export class Events {
    #kinds: Kind[];
    #named: Map<string, Kind>;

    /** seatNames: of the notation, as the message `seat-name` takes them. */
    constructor(
        told: Description,
        readonly seatNames: readonly string[],
        readonly own: OwnEvents = {},
    ) {
        this.#kinds = told.declared.events.map((kind) => ({
            ...kind,
            writes: kind.parts.map(writes),
            says: kind.parts.map(says),
        }));
        this.#named = new Map(this.#kinds.map((kind) => [kind.kind, kind]));
    }

    /** A row with 0 for what a seat may not know; null: a spectator. */
    masked([number, ...values]: readonly number[], viewer: number | null): number[] {
        const { parts } = this.#kinds[number!]!;
        const seat = values[parts.findIndex(({ name }) => name === 'seat')];
        const isOwn = viewer !== null && seat === viewer;
        const seen = values.map((value, i) =>
            isOwn || parts[i]?.seen_by !== 'its seat' ? value : 0,
        );
        return [number!, ...seen];
    }

    /** The event of a row as a seat sees it; null: a spectator. */
    read([number, ...values]: number[], viewer: number | null): Event {
        const kind = this.#kinds[number!]!;
        const parts: Parts = {};
        kind.parts.forEach(({ name }, i) => (parts[name] = values[i]!));
        if (viewer === null || parts.seat !== viewer)
            for (const { name, seen_by } of kind.parts)
                if (seen_by === 'its seat') delete parts[name];
        return { kind: kind.kind, parts, fields: this.#fields(kind, parts) };
    }

    #fields(kind: Kind, parts: Parts): Fields {
        const fields: Fields = {};
        kind.parts.forEach(({ name, json, beside }, i) => {
            if (name in parts) fields[json] = kind.writes[i]!(parts[name]!, parts[beside ?? '']);
        });
        return this.own.fields?.(parts, fields) ?? fields;
    }

    /** The message of an event and its arguments. */
    message({ kind: name, parts }: Event, to: Listener): Message {
        const kind = this.#named.get(name)!;
        const args: Record<string, Said> = { count: 1 };
        kind.parts.forEach((part, i) => {
            const value = parts[part.name];
            if (value === undefined) return;
            if (part.means === 'seat') Object.assign(args, this.#seat(value, to));
            else if (part.means === 'other seat') {
                const { seat, you, name } = this.#seat(value, to);
                args[part.name] = you === 'yes' ? 'you' : name ? 'named' : seat!;
                args[`${part.name}-name`] = name!;
            } else
                put(
                    args,
                    part.argument ?? part.name,
                    kind.says[i]!(value, parts[part.beside ?? '']),
                );
        });
        return { message: messageOf(kind, parts), args, lists: this.own.lists?.(parts) ?? {} };
    }

    #seat(seat: number, { you, names }: Listener): Record<string, string> {
        const name = names[seat] ?? '';
        return {
            seat: this.seatNames[seat]!,
            you: seat === you ? 'yes' : 'no',
            named: name ? 'yes' : 'no',
            name,
        };
    }
}

/** Add what is said of a number, which may be several arguments. */
export function put(args: Record<string, Said>, name: string, said: Said): void {
    if (said && typeof said === 'object' && !Array.isArray(said)) Object.assign(args, said);
    else args[name] = said;
}

function messageOf({ kind, parts: all, forms }: Kind, parts: Parts): string {
    const name = `event-${kind.replaceAll('_', '-')}`;
    if (Object.keys(parts).length < all.length) return `${name}-hidden`;
    const form = forms.find(
        ({ zero, negative, positive }) =>
            zero.every((part) => parts[part] === 0) &&
            negative.every((part) => parts[part]! < 0) &&
            positive.every((part) => parts[part]! > 0),
    );
    return form ? `${name}-${form.name}` : name;
}
