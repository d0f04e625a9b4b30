// How a game narrates what has happened: step by step on its board, and in one line per seat. Everything
// is built from events and the two positions around them; no rules are evaluated here.
import type { Component } from 'svelte';
import type { Happened, Language, View } from '../protocol/messages';
import type { Args } from '../text/catalogue';
import type { LoadedWords } from '../text/loaded.svelte';

/** What was heard of at once: the events between two positions, as the viewer knows them. */
export interface Told {
    before: View;
    after: View;
    events: readonly Happened[];
    /** Names of the players by seat. */
    names: readonly string[];
    viewer: number | null;
    language: Language;
}

/** Something that goes from one place to another while it is watched; both are selectors. */
export interface Flight {
    /** The name of a thing that the game's `Thing` draws. */
    thing: string;
    count: number;
    from: string;
    to: string;
    /** When it starts, in milliseconds after its step; without it one thing follows the other. */
    after?: number;
}

/** One step: what is shown, where, and its line of text. */
export interface Beat {
    /** The seat that acts; null where nobody does. */
    seat: number | null;
    line: string;
    /** Selectors of the places on the board; one bracket around everything that a selector matches. */
    spots: string[];
    /** The position while things are on their way, and when they have arrived. */
    view: View;
    landed: View;
    flights: Flight[];
    /** A moment that everybody is to notice: the last round begins, the game is over. */
    grave?: boolean;
    /** One picture of a scene: the board has the dock's room too, and its line stands in the bar. */
    scene?: boolean;
    /** How long it is shown at the normal pace, in milliseconds, where its line is no measure of it. */
    length?: number;
}

export interface Line {
    seat: number;
    text: string;
    /** Where it took place, the most important part first. */
    spots: string[];
    /** The same in a few words and pictures, where there is no room for a sentence. */
    brief?: { text: string; things: { name: string; count: number }[] };
}

export interface Story {
    beats: (told: Told) => Beat[];
    /** What a seat did, in one line; null if there is nothing to say. */
    line: (seat: number, told: Told) => Line | null;
    /** What the reader's own turn does that is being put together: a sentence for each part. */
    drafted: (told: Told) => string[];
    /** Where an event took place, as in `Beat.spots`. */
    spots: (event: Happened, view: View) => string[];
    /** What a caption had better not cover, as selectors. */
    clear?: (view: View) => string[];
    /** The name of the thing that represents an event; null for none. */
    thing: (event: Happened) => string | null;
    Thing: Component<{ name: string; size?: number }>;
    /** Kinds of events that stand for a whole turn in the log, the most telling first. */
    heads?: readonly string[];
    /** What the board goes on showing where a scene waits for a choice; null: the position itself.
        last: the last picture of the telling; base: the position; now: with the choices made so far. */
    held?: (last: View, base: View, now: View) => View | null;
    /** The kind of event with which a scene begins, which can be seen again from the log. */
    scene?: string;
    /** Load the words of a language. */
    load: (language: Language) => Promise<unknown>;
}

/** Where a seat's things are: its card. */
export function homeOf(seat: number): string {
    return `[data-home="${seat}"]`;
}

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

function nameOf(reader: Reader, seat: unknown): string {
    return reader.names[Number(seat)] ?? '';
}

/** How a game's words become sentences about seats. */
export function telling(words: LoadedWords) {
    function say({ language, second }: Reader, id: string, args?: Args): string {
        return words.say(language, id, { ...args, you: second ? 'yes' : 'no' });
    }

    /** A seat inside a sentence. */
    function called(reader: Reader, seat: unknown): string {
        return seat === reader.viewer ? say(reader, 'to-you') : nameOf(reader, seat);
    }

    /** "Orange laid a red farm and took a silver house; red is worth 4 now." */
    function sentence(reader: Reader, seat: number, clauses: string[], after: string[] = []) {
        if (clauses.length === 0) return '';
        const who = seat === reader.viewer ? say(reader, 'you') : nameOf(reader, seat);
        return `${[`${who} ${listed(reader, clauses)}`, ...after].join('; ')}.`;
    }

    return { say, called, sentence };
}
